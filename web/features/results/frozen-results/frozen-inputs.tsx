import type { FrozenNoun, FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { listGivenAnswers } from '#domain/questionnaire/given-answers.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { Entered, LastChange, Part, TopicHistory } from './frozen-parts.tsx';
import { resultsMessages as say } from './messages.ts';

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
      <Part title={say.asideTitle}>
        {setAside.length === 0 ? <Nothing>{say.asideNone}</Nothing> : null}
        <ul className="flex flex-col gap-3 text-sm">
          {setAside.map(({ id, code, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="min-w-0">
                <p dir="auto" className="wrap-anywhere">
                  {code} {name}
                </p>
                <LastChange change={changeOf('selection', id)} />
                {changeOf('selection', id) ? null : <p className="text-xs text-muted">{say.asideNobody}</p>}
              </div>
              <TopicHistory assessmentId={assessmentId} topic={{ id, code, name }} />
            </li>
          ))}
        </ul>
      </Part>
      {result.results.screening.length > 0 ? (
        <Part title={say.screeningTitle}>
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
        </Part>
      ) : null}
      <Part title={say.answersTitle}>
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
      </Part>
      <Part title={say.stakeholdersTitle}>
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
      </Part>
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
