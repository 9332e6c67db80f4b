import { useMemo, useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { openSizes } from '#domain/reference/open-sizes.ts';
import { findSetupSize, preselectIndustry, preselectSize } from '#domain/reference/setup-options.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { markButtonId } from '#web/features/assurance/evidence/mark-button-id.ts';
import { RecordMenu } from '#web/features/assurance/record-menu/record-menu.tsx';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { ReviewAll, ReviewMark } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { sayNews } from '#web/features/saving/messages.ts';
import { useSectionWork } from '#web/features/saving/section-work.ts';
import { useWhoOfRows } from '#web/features/saving/who-changed.ts';
import { ColleaguesAt } from '#web/features/shell/presence/colleagues-at.tsx';
import { useReportPlace } from '#web/features/shell/presence/use-report-place.ts';
import { focusControlSoon, focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { questionMessages as say } from './messages.ts';
import { QuestionField } from './question-field.tsx';
import { type ShownQuestion, shownQuestions } from './shown-questions.ts';
import { useAnswers } from './use-answers.ts';

/** A section of generic questions. A draft may be saved incomplete; missing answers are reported at their fields. */
export function QuestionSection({ section }: { section: QuestionnaireSection }) {
  const whole = useDraft();
  const questions = useMemo(() => shownQuestions(section), [section]);
  const answers = useAnswers(whole, section, questions);
  const { rows, saved, answerTo } = answers;
  const [hasTried, setHasTried] = useState(false);
  const [at, setAt] = useState<string | null>(null);
  useReportPlace('answer', at);

  useLinkedPlace('question', (position, field) =>
    focusControlSoon(markButtonId(field, position) ?? questionId(position), questionId(position)),
  );

  const offered = useSuggestions(questions, (fieldName) => saved.has(fieldName) || fieldName in rows.drafts);

  const { company } = useSession();
  const sizeHint = sayOpenSize(company?.size ?? '');

  useSectionWork({
    isDirty: rows.isDirty,
    hasSuggestion: offered.size > 0,
    save: async () => {
      setHasTried(true);
      for (const [fieldName, value] of offered) rows.change(fieldName, value);
      return (await rows.save()) !== null;
    },
    discard: () => rows.discard(),
  });

  const newsOf = ({ fieldName, other }: ShownQuestion) =>
    rows.newsOf(fieldName) ?? (other && rows.newsOf(other.fieldName));
  const savedOf = ({ fieldName, other }: ShownQuestion) =>
    [fieldName, other?.fieldName].flatMap((name) => (name === undefined ? [] : (saved.get(name) ?? [])));
  const hasNews = questions.some((question) => newsOf(question) !== null);
  const whoChanged = useWhoOfRows(whole.assessment.id, 'answer', hasNews);

  if (questions.length === 0) return <EmptyState title={say.noQuestions} description={say.noQuestionsHint} />;
  // People who have saved part of the section want to see what is missing.
  const showsMissing = hasTried || saved.size > 0;
  return (
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onFocus={({ target }) => setAt(questionAround(target, questions))}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setAt(null)}
      className="flex max-w-3xl flex-col gap-8"
      aria-label={section.name}
    >
      <ReviewAll noun="responses" rows={[...saved.values()]} />
      {questions.map((question) => {
        const suggested = offered.get(question.fieldName);
        return (
          <div
            key={question.fieldName}
            id={questionId(question.position)}
            tabIndex={-1}
            className="group/record scroll-mt-4 rounded-md outline-offset-8"
          >
            <div className="relative flex items-start gap-1">
              <div className="min-w-0 flex-1">
                <QuestionField
                  question={question}
                  value={suggested ?? answerTo(question.fieldName)}
                  otherText={question.other ? answerTo(question.other.fieldName) : ''}
                  isSuggested={suggested !== undefined}
                  profileHint={
                    question.control === 'company-size' && answerTo(question.fieldName) === '' ? sizeHint : undefined
                  }
                  news={sayNews(newsOf(question), whoChanged(question.fieldName))}
                  showsMissing={showsMissing}
                  onChange={(value) => answers.change(question, value)}
                  onOtherChange={(text) => question.other && rows.change(question.other.fieldName, text)}
                />
              </div>
              <QuestionMarks
                assessmentId={whole.assessment.id}
                question={question}
                isAnswered={answerTo(question.fieldName) !== ''}
              />
            </div>
            <ReviewMark
              noun="responses"
              rows={savedOf(question)}
              title={question.label}
              place={question.position}
              onReviewed={() => focusSoon(questionId(question.position))}
            />
          </div>
        );
      })}
      {rows.question}
    </form>
  );
}

interface QuestionMarksProps {
  assessmentId: AssessmentId;
  question: ShownQuestion;
  /** Including unsaved input. */
  isAnswered: boolean;
}

/** Which colleagues are at a question, how much evidence and how many comments it has, and the menu that leads to both. */
function QuestionMarks({ assessmentId, question: { fieldName, label, position }, isAnswered }: QuestionMarksProps) {
  const record = { noun: 'answer', recordId: fieldName } as const;
  const named = { name: label, shortName: say.shortName(position) };
  const quiet = { ...named, hidesEmpty: true, className: 'text-muted' };
  return (
    <div
      data-marks
      className="-mt-2 -mr-2 flex min-w-9 shrink-0 flex-row-reverse items-center max-sm:absolute max-sm:top-0 max-sm:right-0 print:hidden"
    >
      <RecordMenu {...named} assessmentId={assessmentId} evidence={record} comments={record} isFilled={isAnswered} />
      <CommentsButton record={record} {...quiet} />
      <EvidenceButton record={record} place={position} {...quiet} />
      <ColleaguesAt recordId={fieldName} />
    </div>
  );
}

const questionId = (position: string | number) => `question-${position}`;

/** The question that contains an element. */
function questionAround(element: Element, questions: readonly ShownQuestion[]): string | null {
  const around = questions.find(({ position }) => element.closest(`#${questionId(position)}`));
  return around?.fieldName ?? null;
}

/** What the size in the company's profile leaves to choose; undefined if it decides. */
function sayOpenSize(companySize: string): string | undefined {
  const open = openSizes(companySize);
  const profile = findSetupSize(companySize)?.label ?? companySize;
  return open.length === 0
    ? undefined
    : say.sizeLeftOpen(
        profile,
        open.map(({ label }) => label),
      );
}

/** Answers that follow from what the company chose during setup, by question, until someone answers it. */
function useSuggestions(
  questions: readonly ShownQuestion[],
  isTouched: (fieldName: string) => boolean,
): ReadonlyMap<string, string> {
  const { company } = useSession();
  const suggested: Partial<Record<ShownQuestion['control'], string>> = {
    industry: preselectIndustry(company?.industry ?? ''),
    'company-size': preselectSize(company?.size ?? ''),
  };
  return new Map(
    questions.flatMap(({ control, fieldName }) => {
      const value = suggested[control] ?? '';
      return value === '' || isTouched(fieldName) ? [] : [[fieldName, value] as const];
    }),
  );
}
