import { useMemo, useState } from 'react';
import { found } from '#domain/found.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { isMaterial } from '#domain/results/classification.ts';
import { applyThresholds, type Dashboard } from '#domain/results/dashboard.ts';
import { conclusionsOf, type DisclosureState, disclosuresByStandard } from '#domain/results/disclosures.ts';
import { basisOf } from '#domain/results/managed.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { basisMessages } from '#web/features/register/measures/messages.ts';
import { usePrintFrame } from '#web/features/results/dashboard/print-head.tsx';
import { useViewerThresholds } from '#web/features/results/dashboard/use-viewer-thresholds.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { disclosureMessages as say } from './messages.ts';
import { StandardCard } from './standard-card.tsx';
import { type ShownState, StateFilter } from './state-filter.tsx';
import { Summary } from './summary.tsx';
import { TopicLinks } from './topic-links.tsx';

interface DisclosuresViewProps {
  dashboard: Dashboard;
  shown: ShownState;
  onShow: (shown: ShownState) => void;
}

/** Every disclosure requirement of the assessment's version with its state, standard by standard (method M21). */
export function DisclosuresView({ dashboard, shown, onShow }: DisclosuresViewProps) {
  const { assessment, thresholds: adopted } = dashboard;
  const isAdopted = Boolean(assessment.thresholdsAdopted);
  usePrintFrame(assessment);
  const { thresholds: own, differs } = useViewerThresholds(assessment.id, adopted);
  const [byOwn, setByOwn] = useState(false);
  const thresholds = differs && byOwn ? own : adopted;
  const seen = useMemo(() => applyThresholds(dashboard, thresholds), [dashboard, thresholds]);
  const standards = useMemo(
    () => disclosuresByStandard(conclusionsOf(seen), disclosureRequirements[assessment.esrsVersion]),
    [seen, assessment.esrsVersion],
  );
  const topics = new Map([...seen.points, ...seen.notYetAssessed].map(({ topic }) => [topic.code, topic]));
  const topicOf = (code: string) => found(topics.get(code), 'a topic of the result');
  const lines = standards.flatMap((standard) => standard.lines);
  const isShown = ({ state }: { state: DisclosureState }) => shown === 'all' || state === shown;
  const ownMaterial = seen.points.filter(({ topic, materialBy }) => isOwnTopic(topic) && isMaterial(materialBy));
  return (
    <>
      <Summary assessment={assessment} lines={lines} />
      {differs ? (
        <Alert title={say.ownTitle}>
          <p>{say.ownText(own, adopted, isAdopted)}</p>
          <Segmented
            label={say.whichThresholds}
            className="mt-2 print:hidden"
            options={[
              { value: 'adopted', label: isAdopted ? say.adopted : say.default },
              { value: 'own', label: say.own },
            ]}
            value={byOwn ? 'own' : 'adopted'}
            onValueChange={(chosen) => setByOwn(chosen === 'own')}
          />
        </Alert>
      ) : (
        <p className="text-sm text-muted">
          {say.byThresholds(adopted, isAdopted)} {basisOf(dashboard) === 'net' ? basisMessages.counted.net : null}
        </p>
      )}
      <StateFilter lines={lines} shown={shown} onShow={onShow} />
      {lines.some(isShown) ? (
        standards.map((standard) => {
          const listed = standard.lines.filter(isShown);
          return listed.length > 0 ? (
            <StandardCard
              key={standard.standard}
              assessmentId={assessment.id}
              version={assessment.esrsVersion}
              standard={standard}
              lines={listed}
              topicOf={topicOf}
            />
          ) : null;
        })
      ) : (
        <Card>
          <EmptyState title={say.noneIn} action={<Button onClick={() => onShow('all')}>{say.showAll}</Button>} />
        </Card>
      )}
      {ownMaterial.length > 0 && (shown === 'all' || shown === 'due') ? (
        <Card>
          <CardHeader>
            <div>
              <CardTitle>{say.ownMatters}</CardTitle>
              <CardDescription>{say.ownMattersText}</CardDescription>
            </div>
          </CardHeader>
          <CardBody>
            <TopicLinks
              label={say.broughtInBy}
              assessmentId={assessment.id}
              topics={ownMaterial.map(({ topic }) => topic)}
            />
          </CardBody>
        </Card>
      ) : null}
    </>
  );
}
