import { CircleHelp, FileImage, FileText, Maximize2, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { frozenResultPath } from '#domain/chat/chat-source.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { HistoryButton } from '#web/features/assurance/history/history-button.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import type { AssessmentChoice } from './api.ts';
import { ChooseShown } from './choose-shown.tsx';
import { MatrixControls } from './matrix-controls.tsx';
import { dashboardMessages as say } from './messages.ts';
import type { Comparison } from './use-comparison.ts';
import { useDownload } from './use-download.ts';
import type { MatrixView } from './use-matrix-view.ts';

export type View = 'chart' | 'table';

const views = [
  { value: 'chart', label: say.chart },
  { value: 'table', label: say.table },
] as const;

export interface OptionsMenuProps {
  dashboard: Dashboard;
  /** The same under the viewer's thresholds. */
  shown: Dashboard;
  choices: readonly AssessmentChoice[];
  drawing: MatrixView;
  comparison: Comparison | null;
  view: View;
  onView: (view: View) => void;
  onFullScreen: () => void;
  /** Shows who adopted the thresholds, and why. */
  onShowAdoption: () => void;
  /** Whether the thresholds can no longer be changed. */
  isFixed: boolean;
  /** Asks why a completed assessment should be reopened; null for people who may not reopen it. */
  onReopen: (() => void) | null;
  onClose: () => void;
}

/** Everything that the dashboard can do beyond its four controls: what is shown, files, thresholds and related pages. */
export default function OptionsMenu(props: OptionsMenuProps) {
  const { dashboard, choices, drawing, comparison, view, onView, onClose } = props;
  const { assessment } = dashboard;
  const { isBusy, download } = useDownload(props);
  const hasPoints = drawing.drawn.length > 0;
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <div className="flex flex-col divide-y">
      <Group title={say.optionsShow}>
        <ChooseShown choices={choices} shown={assessment.id} className="sm:w-full lg:w-full" />
        <div className="flex flex-wrap items-center gap-2">
          <MatrixControls of={drawing} comparison={comparison} />
          <Segmented label={say.view} options={views} value={view} onValueChange={onView} />
        </div>
      </Group>
      <Group title={say.optionsFiles}>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={!hasPoints || view === 'table'} onClick={closing(props.onFullScreen)}>
            <Maximize2 aria-hidden="true" />
            {say.fullScreen}
          </Button>
          <Button size="sm" busy={isBusy} disabled={!hasPoints} onClick={() => void download('png')}>
            <FileImage aria-hidden="true" />
            {say.downloadPng}
          </Button>
          <Button size="sm" busy={isBusy} disabled={!hasPoints} onClick={() => void download('svg')}>
            <FileText aria-hidden="true" />
            {say.downloadSvg}
          </Button>
          <Button size="sm" className="max-sm:hidden" onClick={closing(() => window.print())}>
            <Printer aria-hidden="true" />
            {say.print}
          </Button>
        </div>
      </Group>
      <ThresholdOptions {...props} onShowAdoption={closing(props.onShowAdoption)} />
      <Group title={say.optionsPages}>
        <nav aria-label={say.optionsPages} className="-mx-2 flex flex-col">
          <PageLink to={`${screens.disclosures.path}?assessment=${assessment.id}`}>{say.disclosures}</PageLink>
          <PageLink to={`${screens['as-of'].path}?assessment=${assessment.id}`}>{say.asItStood}</PageLink>
          <PageLink to={`${screens.compare.path}?later=${assessment.id}`}>{say.compare}</PageLink>
          {assessment.status === 'completed' ? (
            <PageLink to={frozenResultPath(assessment.id)}>{say.frozenResult}</PageLink>
          ) : null}
        </nav>
        {assessment.status === 'completed' && props.onReopen ? (
          <Button size="sm" className="self-start" onClick={closing(props.onReopen)}>
            {say.reopen}
          </Button>
        ) : null}
      </Group>
    </div>
  );
}

/** What belongs to the company's thresholds: their reason, evidence, comments and history, and how they work. */
function ThresholdOptions({ dashboard, isFixed, onShowAdoption }: OptionsMenuProps) {
  const { id, thresholdsAdopted } = dashboard.assessment;
  const [hasHelp, setHasHelp] = useState(false);
  return (
    <Group title={say.thresholds}>
      <div className="-mx-2 flex flex-wrap items-center gap-1">
        <Button variant="ghost" size="sm" onClick={onShowAdoption}>
          {say.whoAndWhy(Boolean(thresholdsAdopted))}
        </Button>
        <EvidenceButton
          assessmentId={id}
          record={{ noun: 'thresholds', recordId: id }}
          name={say.thresholds}
          isReadOnly={isFixed}
          hasWord
        />
        <CommentsButton
          assessmentId={id}
          record={{ noun: 'thresholds', recordId: id }}
          name={say.thresholds}
          className="h-7"
        />
        <HistoryButton assessmentId={id} subject={{ noun: 'assessment' }} name={say.thresholds} hasWord />
        <Button variant="ghost" size="sm" aria-expanded={hasHelp} onClick={() => setHasHelp(!hasHelp)}>
          <CircleHelp aria-hidden="true" />
          {say.thresholdHelp}
        </Button>
      </div>
      {hasHelp ? (
        <div className="flex flex-col gap-2 text-muted">
          {say.thresholdHelpText.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2.5 p-4">
      <h3 className="overline-label">{title}</h3>
      {children}
    </section>
  );
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="rounded-sm px-2 py-1.5 hover:bg-sunken focus-visible:-outline-offset-2">
      {children}
    </Link>
  );
}
