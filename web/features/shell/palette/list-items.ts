import { LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import type { Evidence } from '#contract/evidence-shapes.ts';
import { screenAt, screens } from '#contract/screens.ts';
import type { TeamMemberShape } from '#contract/team.ts';
import { editorOf, placePath } from '#domain/chat/chat-source.ts';
import type { Role } from '#domain/people/permissions.ts';
import { sectionPath, sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import type { NamedView } from '#web/features/register/views/given-views.ts';
import { menuFor } from '../menu/menu.ts';
import { menuEntries } from '../menu/messages.ts';
import { dashboardItems } from './dashboard-items.ts';
import type { KnownAssessment } from './known-assessment.ts';
import { componentKinds, paletteMessages as say } from './messages.ts';
import type { PaletteItem } from './palette-item.ts';
import { screenWords } from './screen-words.ts';
import { settingItems } from './setting-items.ts';
import type { TextsByRow } from './use-searched-texts.ts';

/** The current person, and the other members of the company. */
export interface PaletteTeam {
  /** Null if there is no company. */
  role: Role | null;
  members: readonly Pick<TeamMemberShape, 'id' | 'fullName' | 'email' | 'role'>[];
}

/**
 * Everything that the palette can reach, in the order in which the application lists it. Without an assessment: pages and commands;
 * without its texts: the names on its screens.
 */
export function listItems(
  known: KnownAssessment | null,
  texts: TextsByRow | null,
  { role, members }: PaletteTeam,
  evidence: readonly Evidence[] = [],
  views: readonly Pick<NamedView, 'id' | 'name'>[] = [],
): PaletteItem[] {
  const named = known
    ? [...topicItems(known), ...componentItems(known, role), ...stakeholderItems(known), ...activityItems(known)]
    : [];
  const ids = new Set(named.map(({ id }) => id));
  const items = [
    ...pageItems(role),
    ...sectionItems(),
    ...named.map((item) => ({ ...item, texts: texts?.get(item.id) ?? null })),
    ...(texts ? writtenItems(texts).filter(({ id }) => !ids.has(id)) : []),
    ...evidence.filter(({ removedAt }) => removedAt === null).map(evidenceItem),
    ...views.map(viewItem),
    ...members.map(memberItem),
    ...settingItems(role),
    ...(role === null ? [] : dashboardItems()),
    ...commandItems(),
  ];
  return role === 'auditor' ? items.filter(({ action }) => !('to' in action) || isForAuditors(action.to)) : items;
}

/** Whether a link leads to a screen that auditors have. */
function isForAuditors(to: string): boolean {
  const name = screenAt(to.split(/[?#]/)[0] ?? to);
  return name === null || screens[name].who !== 'worker';
}

/** The groups of items that are found only by their texts. */
const GROUPS = {
  answer: 'answers',
  assessment: 'answers',
  stakeholder: 'stakeholders',
  screening: 'screening',
} as const;

function writtenItems(texts: TextsByRow): PaletteItem[] {
  return [...texts].flatMap(([id, row]) => {
    const [entry] = row.entries;
    const group = Object.entries(GROUPS).find(([noun]) => id.startsWith(`${noun} `))?.[1];
    if (!entry || !group) return [];
    const { label, path } = entry;
    return [{ id, group, label, detail: '', words: '', texts: row, mark: null, action: { to: path } }];
  });
}

function pageItems(role: Role | null): PaletteItem[] {
  return menuFor(role).flatMap(({ label: menu, items }) =>
    items.map(({ screen, to, label, icon }) => ({
      id: `page ${to}`,
      group: 'pages' as const,
      label,
      detail: '',
      words: `${menu} ${screenWords[screen]}`,
      texts: null,
      mark: icon,
      action: { to },
    })),
  );
}

function sectionItems(): PaletteItem[] {
  return sections.map((section) => ({
    id: `section ${section.sectionType}`,
    group: 'sections',
    label: section.name,
    detail: say.section(section.position),
    words: section.description,
    texts: null,
    mark: null,
    action: { to: sectionPath(section) },
  }));
}

function topicItems({ id: assessment, topics, deselected }: KnownAssessment): PaletteItem[] {
  const shown = topics.map((topic) => ({ ...topic, detail: topic.code, path: topicPath(assessment, topic.id) }));
  const aside = deselected.map((topic) => ({ ...topic, detail: say.notSelected(topic.code) }));
  return [...shown, ...aside].map(({ id, name, category, detail, path }) => ({
    id: `topic ${id}`,
    group: 'topics',
    label: name,
    detail,
    words: category,
    texts: null,
    mark: category,
    action: { to: path },
  }));
}

function componentItems(
  { id: assessment, isDraft, topics, components }: KnownAssessment,
  role: Role | null,
): PaletteItem[] {
  const topicsById = new Map<string, KnownAssessment['topics'][number]>(topics.map((topic) => [topic.id, topic]));
  return components.map(({ id, kind, title, impactPolarity, topicId }) => {
    const topic = topicsById.get(topicId);
    const shape =
      kind !== 'impact' ? kind : impactPolarity ? (impactPolarity === 'Negative' ? 'negative' : 'positive') : null;
    return {
      id: `component ${id}`,
      group: 'components',
      label: title,
      detail: topic?.code ?? '',
      ...(topic && { below: `${topic.code} ${topic.name}` }),
      words: componentKinds[shape ?? kind],
      texts: null,
      mark: shape,
      action:
        isDraft && role !== 'auditor'
          ? { to: placePath(editorOf({ kind }), 'component', id) }
          : { to: topicPath(assessment, topicId) },
    };
  });
}

function stakeholderItems({ stakeholders }: KnownAssessment): PaletteItem[] {
  return stakeholders.map(({ id, group, names }) => ({
    id: `stakeholder ${id}`,
    group: 'stakeholders',
    label: group,
    detail: '',
    words: names,
    texts: null,
    mark: null,
    action: { to: placePath('Stakeholder Mapping', 'stakeholder', id) },
  }));
}

function activityItems({ activities }: KnownAssessment): PaletteItem[] {
  return activities.map(({ id, name, tier, words, path }) => ({
    id: `activity ${id}`,
    group: 'activities',
    label: name,
    detail: tier,
    words,
    texts: null,
    mark: menuEntries['value-chain'].icon,
    action: { to: path },
  }));
}

function viewItem({ id, name }: Pick<NamedView, 'id' | 'name'>): PaletteItem {
  return {
    id: `view ${id}`,
    group: 'views',
    label: name,
    detail: menuEntries.register.label,
    words: say.viewWords,
    texts: null,
    mark: menuEntries.register.icon,
    action: { to: `${screens.register.path}?${new URLSearchParams({ view: id })}` },
  };
}

function evidenceItem({ id, title, note, url, file, owner }: Evidence): PaletteItem {
  return {
    id: `evidence ${id}`,
    group: 'evidence',
    label: title,
    detail: owner ?? '',
    words: [file?.fileName ?? url, note].join(' '),
    texts: null,
    mark: menuEntries.evidence.icon,
    action: { to: `${screens.evidence.path}?evidence=${id}` },
  };
}

function memberItem({ id, fullName, email, role }: PaletteTeam['members'][number]): PaletteItem {
  return {
    id: `member ${id}`,
    group: 'people',
    label: fullName,
    detail: email,
    words: say.member[role],
    texts: null,
    mark: UserRound,
    action: { to: `/app/company?member=${id}` },
  };
}

function topicPath(assessment: string, topic: string): string {
  return `/app/dashboard?${new URLSearchParams({ assessment, topic })}`;
}

function commandItems(): PaletteItem[] {
  const themes = [
    ['system', Monitor],
    ['light', Sun],
    ['dark', Moon],
  ] as const;
  const command = { group: 'commands', detail: '', texts: null } as const;
  return [
    ...themes.map(([theme, mark]) => ({
      ...command,
      id: `theme ${theme}`,
      label: say.theme[theme],
      words: say.themeWords,
      mark,
      action: { theme },
    })),
    {
      ...command,
      id: 'sign-out',
      label: say.signOut,
      words: say.signOutWords,
      mark: LogOut,
      action: { signOut: true },
    },
  ];
}
