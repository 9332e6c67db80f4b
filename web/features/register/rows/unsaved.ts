import type { Component } from '#domain/components/component.ts';
import { holdValue, type Readable } from '#web/lib/observable.ts';

/** Rows that differ from what is saved, by id. */
export type UnsavedRows = ReadonlyMap<string, Component>;

/** Used if nothing can be edited. */
export const NOTHING_UNSAVED: Readable<UnsavedRows> = holdValue(new Map());
