import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { adoptionsQuery } from './api.ts';
import { dashboardMessages as say } from './messages.ts';
import { pictureCaption } from './picture-caption.ts';
import type { MatrixView } from './use-matrix-view.ts';

interface DownloadInput {
  dashboard: Pick<Dashboard, 'assessment' | 'thresholds'>;
  /** Under the viewer's thresholds. */
  shown: Pick<Dashboard, 'thresholds'>;
  drawing: MatrixView;
}

/** The matrix as it is shown, with thresholds and filter, as a file. */
export function useDownload({ dashboard, shown, drawing }: DownloadInput) {
  const { assessment } = dashboard;
  const { thresholds } = shown;
  const { drawn: points, filter, comparedWith, voice, scores } = drawing;
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
        category: filter === 'all' ? null : filter,
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
  return { isBusy, download };
}
