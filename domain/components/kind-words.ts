import type { Component } from './component.ts';

/** 'negative impact', 'risk'. */
export const wordKind = ({ kind, impactPolarity }: Pick<Component, 'kind' | 'impactPolarity'>): string =>
  kind === 'impact' && impactPolarity ? `${impactPolarity.toLowerCase()} impact` : kind;
