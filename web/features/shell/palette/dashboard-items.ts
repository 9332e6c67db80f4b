import { screens } from '#contract/screens.ts';
import { dashboardMessages as dashboard } from '#web/features/results/dashboard/messages.ts';
import { menuEntries } from '../menu/messages.ts';
import type { PaletteItem } from './palette-item.ts';

/** What the dashboard's menu holds: its name, and other words for it. */
const options: readonly (readonly [label: string, words: string])[] = [
  [dashboard.chooseAssessment, 'year earlier other choose'],
  [dashboard.category, 'filter matrix environmental social governance'],
  [`${dashboard.matrix}: ${dashboard.table.toLowerCase()}`, 'view chart'],
  [dashboard.voices, dashboard.voicesButton],
  [dashboard.scoresShown, Object.values(dashboard.scoreViews).join(' ')],
  [dashboard.fullScreen, 'matrix meeting present'],
  [dashboard.downloadPng, 'matrix image download'],
  [dashboard.downloadSvg, 'matrix vector download'],
  [dashboard.print, 'paper pdf'],
  [dashboard.asItStood, 'history before date'],
  [dashboard.compare, 'year before moved'],
  [dashboard.thresholdHelp, 'adopted reason evidence comments history'],
];

/** Everything in the dashboard's menu; each item opens it. */
export function dashboardItems(): PaletteItem[] {
  const { label: detail, icon: mark } = menuEntries.dashboard;
  return options.map(([label, words]) => ({
    id: `dashboard ${label}`,
    group: 'settings',
    label,
    detail,
    words,
    texts: null,
    mark,
    action: { to: `${screens.dashboard.path}?options` },
  }));
}
