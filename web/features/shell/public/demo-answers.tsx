import { dashboard } from 'virtual:sample-company';
import type { DashboardPoint, DashboardTopic } from '#domain/results/dashboard.ts';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { demoMessages } from './messages.ts';

const say = demoMessages.chat;
const { points, thresholds, notYetAssessed } = dashboard;
const by = (side: DashboardPoint['materialBy']) => points.filter(({ materialBy }) => materialBy === side);
const sumOf = ({ impact, financial }: DashboardPoint) => impact + financial;
/** The number of rows in a short answer. */
const few = 5;

/** The topics that are material on both sides, and the number of those on one side. */
export function MaterialAnswer() {
  const both = by('both');
  const [impact, financial] = [by('impact').length, by('financial').length];
  return (
    <>
      <p>
        {say.materialIntro(both.length + impact + financial, points.length, thresholds.impact, thresholds.financial)}
      </p>
      <PointTable points={both} />
      <p>{say.materialRest(impact, financial)}</p>
    </>
  );
}

export function HighestAnswer() {
  return (
    <>
      <p>{say.highestIntro}</p>
      <PointTable points={points.toSorted((a, b) => sumOf(b) - sumOf(a)).slice(0, few)} />
    </>
  );
}

/** What is still open: topics without entries, and topics with only one side. */
export function NextAnswer() {
  const oneSided = points.filter(({ hasImpact, hasFinancial }) => !hasImpact || !hasFinancial);
  return (
    <>
      <p>{say.nextIntro(notYetAssessed.length)}</p>
      <ul className="flex flex-col gap-1.5">
        {notYetAssessed.map(({ topic }) => (
          <li key={topic.id}>
            <TopicLabel topic={topic} />
          </li>
        ))}
      </ul>
      {oneSided.length > 0 ? (
        <p>{say.nextOneSided(oneSided.map(({ topic }) => `${topic.code} ${topic.name}`).join(', '))}</p>
      ) : null}
    </>
  );
}

function PointTable({ points: rows }: { points: readonly DashboardPoint[] }) {
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b text-left text-xs text-muted">
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {say.topic}
          </th>
          <th scope="col" className="px-2 py-1.5 text-right font-medium">
            {say.impact}
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right font-medium">
            {say.financial}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ topic, impact, financial }) => (
          <tr key={topic.id} className="border-b last:border-0">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              <TopicLabel topic={topic} />
            </th>
            <td className="figures px-2 py-1.5 text-right align-baseline">{impact}</td>
            <td className="figures py-1.5 pl-2 text-right align-baseline">{financial}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TopicLabel({ topic }: { topic: DashboardTopic }) {
  return (
    <span className="inline-flex flex-col items-start gap-x-2 gap-y-0.5 sm:flex-row sm:items-baseline">
      <EsgTag category={topic.category} text={topic.code} />
      {topic.name}
    </span>
  );
}
