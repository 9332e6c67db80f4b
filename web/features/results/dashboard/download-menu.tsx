import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import type { MatrixPoint } from '#drawing/matrix/point.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { adoptionsQuery } from './api.ts';
import type { ScoreView } from './measured-points.ts';
import { dashboardMessages as say } from './messages.ts';
import { pictureCaption } from './picture-caption.ts';

interface DownloadMenuProps {
  points: readonly MatrixPoint[];
  /** The viewer's thresholds. */
  thresholds: Thresholds;
  dashboard: Pick<Dashboard, 'assessment' | 'thresholds'>;
  /** The only category shown. */
  category: Category | null;
  /** The year that the points are compared with. */
  comparedWith: string | null;
  /** The stakeholder whose topics are highlighted. */
  voice: string | null;
  /** Which scores are shown, if measures lead to two. */
  scores: ScoreView | null;
}

/** The matrix as it is shown, with thresholds and filter, as a file. */
export function DownloadMenu({
  points,
  thresholds,
  dashboard,
  category,
  comparedWith,
  voice,
  scores,
}: DownloadMenuProps) {
  const { assessment } = dashboard;
  const { user, company } = useSession();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function download(kind: 'png' | 'svg') {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const [{ saveMatrixPng, saveMatrixSvg }, adoptions] = await Promise.all([
        import('#web/features/results/matrix/save-matrix.ts'),
        client.fetchQuery(adoptionsQuery),
      ]);
      const save = kind === 'png' ? saveMatrixPng : saveMatrixSvg;
      const caption = pictureCaption(dashboard, {
        company: company?.name ?? '',
        viewer: user?.fullName ?? '',
        thresholds,
        adopted: adoptions.find(({ id }) => id === assessment.id)?.thresholdsAdopted ?? null,
        category,
        comparedWith,
        voice,
        scores,
      });
      await save({ points, comparedWith, thresholds, caption }, say.fileName(assessment.financialYearStart));
    } catch (error) {
      console.error(error);
      toast.error(say.downloadFailed);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Menu
      trigger={
        <Button size="sm" busy={isBusy} disabled={points.length === 0}>
          <Download aria-hidden="true" />
          {say.download}
        </Button>
      }
    >
      <MenuItem onPress={() => void download('png')}>{say.downloadPng}</MenuItem>
      <MenuItem onPress={() => void download('svg')}>{say.downloadSvg}</MenuItem>
    </Menu>
  );
}
