import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { checkFrozenFile, readFrozenResult } from '#domain/frozen-results/check-frozen-file.ts';
import type { EarlierResult } from '#domain/frozen-results/earlier-format.ts';
import { type FrozenResult, inputsNow } from '#domain/frozen-results/frozen-result.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { SignOffCard } from '#web/features/assurance/sign-off/sign-off-card.tsx';
import { TakeAlong } from '#web/features/documents/files/export.tsx';
import { assessmentsQuery } from '#web/features/questionnaire/assessment/api.ts';
import { FindingFigure } from '#web/features/results/finish/finding-figure.tsx';
import { type FrozenAnswer, frozenQuery } from '#web/features/results/frozen-results/api.ts';
import { CheckCard } from '#web/features/results/frozen-results/check-card.tsx';
import { ChooseFrozen } from '#web/features/results/frozen-results/choose-frozen.tsx';
import { FrozenChain } from '#web/features/results/frozen-results/frozen-chain.tsx';
import { FrozenDisclosureChoices } from '#web/features/results/frozen-results/frozen-disclosure-choices.tsx';
import { FrozenEvidence } from '#web/features/results/frozen-results/frozen-evidence.tsx';
import { FrozenFacts } from '#web/features/results/frozen-results/frozen-facts.tsx';
import { FrozenHead } from '#web/features/results/frozen-results/frozen-head.tsx';
import { FrozenInputs } from '#web/features/results/frozen-results/frozen-inputs.tsx';
import {
  FrozenLastLook,
  FrozenLeftOpen,
  hasLastLook,
  leftOpenIn,
} from '#web/features/results/frozen-results/frozen-last-look.tsx';
import { FrozenLeftOut, listLeftOut } from '#web/features/results/frozen-results/frozen-left-out.tsx';
import { FrozenNotYet } from '#web/features/results/frozen-results/frozen-not-yet.tsx';
import { FrozenPaper } from '#web/features/results/frozen-results/frozen-paper.tsx';
import { FrozenPeople } from '#web/features/results/frozen-results/frozen-people.tsx';
import { FrozenScales } from '#web/features/results/frozen-results/frozen-scales.tsx';
import { FrozenThresholds } from '#web/features/results/frozen-results/frozen-thresholds.tsx';
import { FrozenTopics } from '#web/features/results/frozen-results/frozen-topics.tsx';
import { resultsMessages as say } from '#web/features/results/frozen-results/messages.ts';
import { PartLinks, type PartName, partNames } from '#web/features/results/frozen-results/part-links.tsx';
import { codeOf } from '#web/lib/api.ts';
import { focusOncePartStands } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { Loading, Skeleton, SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card, CardBody } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';

/** The frozen result of the assessment that the address names, by default of the latest one; read-only. */
export default function ResultsScreen() {
  const [params, setParams] = useSearchParams();
  useLinkedPlace('part', (id) => focusOncePartStands(id));
  const named = params.get('assessmentId');
  const { data: assessments } = useQuery({ ...assessmentsQuery, enabled: named === null });
  const isChoosing = named === null && assessments === undefined;
  const assessmentId = named ?? assessments?.find(({ completedAt }) => completedAt !== null)?.id ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    ...frozenQuery(assessmentId, params.get('frozen')),
    enabled: assessmentId !== '',
  });
  const code = error ? codeOf(error) : null;
  const isNothing = (assessmentId === '' && !isChoosing) || code === 'not-found' || code === 'malformed';
  return (
    <div className="flex w-full page-width flex-col gap-4 px-4 py-4 sm:gap-6 sm:px-6 sm:py-6 print:p-0">
      <FrozenHead
        assessmentId={assessmentId}
        answer={data}
        exportButton={
          data ? (
            <TakeAlong key={data.id} isPrimary assessmentId={assessmentId as AssessmentId} frozenId={wholeId(data)} />
          ) : null
        }
      />
      {data ? (
        <>
          <ChooseFrozen
            assessmentId={assessmentId}
            shown={data.id}
            onChoose={(frozen) => setParams({ assessmentId, frozen })}
          />
          <FrozenRecord assessmentId={assessmentId as AssessmentId} answer={data} />
        </>
      ) : isNothing ? (
        <Card>
          <EmptyState title={say.none} description={say.noneText} />
        </Card>
      ) : error ? (
        <Card>
          <ErrorState title={say.loadFailed} onRetry={() => void refetch()} busy={isFetching} />
        </Card>
      ) : (
        <Loading label={say.loading}>
          <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Skeleton className="h-96 split:h-[36rem]" />
            <div className="flex flex-col gap-6">
              <Skeleton className="h-72" />
              <Skeleton className="h-32" />
            </div>
          </div>
          <div className="mt-6">
            <SkeletonRows rows={8} />
          </div>
        </Loading>
      )}
    </div>
  );
}

/**
 * The id by which a file of the result can be made; results in an early format do not contain their inputs, so no file can be made of
 * them.
 */
function wholeId(answer: FrozenAnswer): string | null {
  const result = readFrozenResult(answer);
  return result === null || result.format === 1 ? null : answer.id;
}

function FrozenRecord({ assessmentId, answer }: { assessmentId: AssessmentId; answer: FrozenAnswer }) {
  const check = useMemo(() => checkFrozenFile(answer), [answer]);
  const result = check.state === 'unreadable' ? null : readFrozenResult(answer);
  const { sha256, isOpenAgain } = answer;
  const checked = <CheckCard file={answer} check={check} day={answer.frozenAt.slice(0, 10)} />;
  return (
    <>
      {isOpenAgain ? <Alert tone="warning">{say.isOpenAgain}</Alert> : null}
      {result ? (
        <>
          <FrozenPaper assessmentId={assessmentId} result={result} sha256={sha256} />
          {result.format === 1 ? <Alert>{say.earlierFormat}</Alert> : null}
          <PartLinks parts={partsOf(result)} />
          <div className="@container">
            <div className="grid items-start gap-6 @min-[60rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <Card aria-label={say.result}>
                <CardBody className="flex flex-col gap-4">
                  <FindingFigure results={result.format === 1 ? result.dashboard : result.results} />
                </CardBody>
              </Card>
              <div className="flex min-w-0 flex-col gap-6">
                <SignOffCard assessmentId={assessmentId} sha256={sha256} isOpenAgain={isOpenAgain} />
                {checked}
              </div>
            </div>
          </div>
          <FrozenTopics assessmentId={assessmentId} result={result} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <FrozenFacts result={result} />
            <FrozenThresholds result={result} />
          </div>
          {result.format === 1 ? null : <FrozenLastLook result={result} />}
          <div className="flex flex-col gap-2">
            {result.format === 1 ? null : <FrozenLeftOpen result={result} />}
            <FrozenNotYet result={result} />
            {result.format === 1 ? null : <FrozenRest assessmentId={assessmentId} result={result} />}
          </div>
        </>
      ) : (
        checked
      )}
    </>
  );
}

/** What is only in results with inputs. */
function FrozenRest({ assessmentId, result }: { assessmentId: AssessmentId; result: FrozenResult }) {
  const { evidence, scales, scaleWordings = [] } = result;
  return (
    <>
      <FrozenDisclosureChoices result={result} />
      <FrozenLeftOut result={result} />
      <FrozenInputs assessmentId={assessmentId} result={result} />
      <FrozenChain result={result} />
      {evidence ? <FrozenEvidence evidence={evidence} /> : null}
      <FrozenPeople result={result} />
      {scales ? <FrozenScales scales={{ words: scales, wordings: scaleWordings }} /> : null}
    </>
  );
}

/** The parts that a result has, in the order of the screen. */
function partsOf(result: FrozenResult | EarlierResult): PartName[] {
  const always = ['signOff', 'check', 'topics', 'facts', 'thresholds'] as const;
  if (result.format === 1)
    return [...always, ...(result.dashboard.notYetAssessed.length > 0 ? ['notYet' as const] : [])];
  const { results, evidence, scales } = result;
  const has: Partial<Record<PartName, boolean>> = {
    lastLook: hasLastLook(result),
    leftOpen: leftOpenIn(result).length > 0,
    notYet: results.notYetAssessed.length > 0,
    disclosureChoices: inputsNow(result.inputs).disclosureChoices.length > 0,
    leftOut: listLeftOut(result).length > 0,
    aside: true,
    screening: results.screening.length > 0,
    answers: true,
    stakeholders: true,
    chain: result.inputs.activities !== undefined,
    evidence: Boolean(evidence),
    people: result.scorers !== undefined,
    scales: Boolean(scales),
  };
  return [...always, ...partNames.filter((name) => has[name])];
}
