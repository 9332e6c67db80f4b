import type { Component } from '#domain/components/component.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import { labelOf } from '#domain/reference/option.ts';
import { starterIndustries } from '#domain/reference/starter-origins.ts';
import { cn } from '#web/lib/cn.ts';
import { starterMessages as say } from './messages.ts';

interface StarterOriginProps {
  component: Component;
  className?: string;
}

/** Says of a component from the starter library where it comes from, and that it still has to be scored. */
export function StarterOrigin({ component, className }: StarterOriginProps) {
  const { startedFrom } = component;
  if (startedFrom === '') return null;
  return (
    <p className={cn('text-xs text-muted', className)}>
      {say.origin(labelOf(starterIndustries, startedFrom.replace(/-\d+$/, '')))}{' '}
      {openScoresOf(component).length > 0 ? say.scoresOpenText : null}
    </p>
  );
}
