import type { Component } from '#domain/components/component.ts';
import { type Heard, holdValue } from '#web/lib/observable.ts';

/** Rows that say something else than what is saved, by their ids. */
export type Unsaved = ReadonlyMap<string, Component>;

/** Where nothing is edited. */
export const NOTHING_UNSAVED: Heard<Unsaved> = holdValue(new Map());
