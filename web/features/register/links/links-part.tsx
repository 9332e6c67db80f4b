import { Plus } from 'lucide-react';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { LinkRow } from '#contract/links.ts';
import { places } from '#domain/chat/places.ts';
import type { Component } from '#domain/components/component.ts';
import { type ToldLink, toldLinks } from '#domain/links/told-links.ts';
import { scorerOf } from '#domain/measures/basis.ts';
import { mergeRows, openAssessmentQuery, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { useDeleteRow } from '#web/features/saving/use-delete-row.tsx';
import { api } from '#web/lib/api.ts';
import { topicPath } from '#web/lib/topic-path.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { LinkList, nameOf } from './link-list.tsx';
import { linkMessages as say } from './messages.ts';

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));

interface LinksPartProps {
  whole: WholeAssessment;
  component: Component;
  isEditable: boolean;
}

/** The links of an entry, folded until somebody opens them, with what adds, changes and removes them. */
export function LinksPart({ whole, component, isEditable }: LinksPartProps) {
  const { assessment, topics } = whole;
  const addId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState<LinkRow | 'new' | null>(null);
  const patch = usePatchAssessment(assessment.id);
  const links = useMemo(() => toldLinks(whole)(component.id), [whole, component.id]);
  const scoreOf = useMemo(() => scorerOf(whole), [whole]);
  const deletion = useDeleteRow<ToldLink>({
    readAgain: openAssessmentQuery.queryKey,
    remove: ({ id }, given) => api.links.remove({ assessmentId: assessment.id, id, ...given }),
    recordedAs: ({ id }) => ({ assessmentId: assessment.id, noun: 'link', rowId: id }),
    onGone: ({ id }) => patch((before) => ({ ...before, links: before.links.filter((row) => row.id !== id) })),
    focusAfter: () => addId,
    say: {
      title: say.removeTitle,
      text: (link) => say.removeText(nameOf(link)),
      confirm: say.removeConfirm,
      busy: say.removing,
      keep: say.keep,
      deleted: say.removed,
      failed: say.removeFailed,
    },
  });
  return (
    <Fold
      isOpen={isOpen}
      summaryClassName="flex min-h-9 cursor-pointer items-center rounded-sm"
      onToggle={setIsOpen}
      summary={
        <span className="text-base font-medium">{links.length === 0 ? say.title : say.titleWith(links.length)}</span>
      }
    >
      <div className="mt-2 flex min-w-0 flex-col gap-3">
        <p className="text-xs text-muted">{say.text}</p>
        <LinkList
          links={links}
          about={({ id, topicId }) => {
            const entry = whole.components.find((row) => row.id === id);
            const code = topics.find((topic) => topic.id === topicId)?.code;
            if (!entry || code === undefined) return undefined;
            const path = isEditable ? places.component(whole, entry) : topicPath(code, assessment.id);
            return { code, score: scoreOf(entry).score, path };
          }}
          edit={
            isEditable
              ? {
                  onChange: ({ id }) => setOpened(whole.links.find((row) => row.id === id) ?? null),
                  onRemove: deletion.askDelete,
                }
              : null
          }
        />
        {isEditable ? (
          <Button id={addId} size="sm" className="self-start" onClick={() => setOpened('new')}>
            <Plus aria-hidden="true" />
            {say.add}
          </Button>
        ) : null}
      </div>
      <Suspense>
        {opened ? (
          <LinkDialog
            whole={whole}
            component={component}
            link={opened === 'new' ? null : opened}
            onSaved={(row) => {
              patch((before) => ({ ...before, links: mergeRows(before.links, [row], ({ id }) => id) }));
              setOpened(null);
            }}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
      {deletion.dialog}
    </Fold>
  );
}
