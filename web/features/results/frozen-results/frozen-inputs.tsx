import type { FrozenNoun, FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { listGivenAnswers } from '#domain/questionnaire/given-answers.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { FoldedPart } from './folded-part.tsx';
import { Entered, LastChange, TopicHistory } from './frozen-parts.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

interface FrozenInputsProps {
  assessmentId: AssessmentId;
  result: FrozenResult;
}

/** Topics set aside, screening scores, answers and stakeholders, each with its last author. */
export function FrozenInputs({ assessmentId, result }: FrozenInputsProps) {
  const { inputs, setAside, lastChanges } = result;
  const changeOf = (noun: FrozenNoun, key: string) =>
    lastChanges.find((change) => change.noun === noun && change.key === key);
  const answers = listGivenAnswers(inputs.responses);
  return (
    <>
      <FoldedPart id={PART_IDS.aside} title={say.asideTitle} count={say.topics(setAside.length)}>
        {setAside.length === 0 ? <Nothing>{say.asideNone}</Nothing> : null}
        <ul className="flex flex-col gap-3 text-sm">
          {setAside.map(({ id, code, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="min-w-0">
                <p dir="auto" className="wrap-anywhere">
                  {code} {name}
                </p>
                <LastChange change={changeOf('selection', id)} saysNoReason />
                {changeOf('selection', id) ? null : <p className="text-xs text-muted">{say.asideNobody}</p>}
              </div>
              <TopicHistory assessmentId={assessmentId} topic={{ id, code, name }} />
            </li>
          ))}
        </ul>
      </FoldedPart>
      {result.results.screening.length > 0 ? (
        <FoldedPart
          id={PART_IDS.screening}
          title={say.screeningTitle}
          count={say.topics(result.results.screening.length)}
        >
          <ul className="flex flex-col gap-3 text-sm">
            {result.results.screening.map(({ topic, impactScore, financialScore }) => (
              <li key={topic.id}>
                <p dir="auto">
                  {topic.code} {topic.name}:{' '}
                  <span className="figures">{say.screening(impactScore, financialScore)}</span>
                </p>
                <Written text={inputs.scores.find(({ topicId }) => topicId === topic.id)?.justification} />
                <LastChange change={changeOf('score', topic.id)} />
              </li>
            ))}
          </ul>
        </FoldedPart>
      ) : null}
      <FoldedPart id={PART_IDS.answers} title={say.answersTitle} count={say.answers(answers.length)}>
        {answers.length === 0 ? <Nothing>{say.answersNone}</Nothing> : null}
        <dl className="flex flex-col gap-3 text-sm">
          {answers.map(({ section, fieldName, words }) => (
            <div key={`${section} ${fieldName}`}>
              <dt className="text-xs text-muted">{fieldName}</dt>
              <dd dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
                {words}
              </dd>
              <dd>
                <LastChange change={changeOf('answer', `${section} ${fieldName}`)} />
              </dd>
            </div>
          ))}
        </dl>
      </FoldedPart>
      <FoldedPart
        id={PART_IDS.stakeholders}
        title={say.stakeholdersTitle}
        count={say.groups(inputs.stakeholders.length)}
      >
        {inputs.stakeholders.length === 0 ? <Nothing>{say.stakeholdersNone}</Nothing> : null}
        <ul className="flex flex-col gap-3 text-sm">
          {inputs.stakeholders.map((row) => (
            <li key={row.id}>
              <p dir="auto" className="font-medium wrap-anywhere">
                {groupName(row)}
              </p>
              <Entered fields={stakeholderFields} row={row} />
              <LastChange change={changeOf('stakeholder', row.id)} />
            </li>
          ))}
        </ul>
      </FoldedPart>
    </>
  );
}

function Nothing({ children }: { children: string }) {
  return <p className="text-sm text-muted">{children}</p>;
}

function Written({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
      {text}
    </p>
  );
}
