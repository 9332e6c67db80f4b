import { useState } from 'react';
import { refusalOf } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { useSaveFailure } from './use-save-failure.ts';

/** What somebody else has done in the meantime; `row` is null if they have removed it. */
export interface Overtaken<Row> {
  by: string | null;
  row: Row | null;
}

/** A refusal as the server gives it: with what is saved now if it is a conflict. */
interface AnyRefusal {
  code: string;
  data?: unknown;
}

interface Told {
  /** Said if it succeeded. */
  done: string;
  /** The title of the message if it failed. */
  failed: string;
}

/**
 * Acts on something that colleagues can change at the same time, and says how it went: that it was done, or why not. If somebody else was
 * faster, nothing is overwritten: what they did is returned as `overtaken`, and everything is read again.
 *
 * @param readAgain reads what the act has changed; runs after success, after a conflict, and after a refusal that is explained
 * @param query the query of the record, for failures that say that it is gone. Stable
 * @param explain a sentence for a refusal that only this act has
 */
export function useToldAct<Row>({
  readAgain,
  query,
  explain,
}: {
  readAgain: () => void | Promise<void>;
  query: Parameters<typeof useSaveFailure>[0];
  explain?: (refusal: AnyRefusal) => string | undefined;
}) {
  const reportFailure = useSaveFailure(query);
  const [overtaken, setOvertaken] = useState<Overtaken<Row> | null>(null);
  /** Resolves to whether it was done. */
  async function act(work: () => Promise<unknown>, { done, failed }: Told): Promise<boolean> {
    try {
      await work();
      await readAgain();
      toast.success(done);
      return true;
    } catch (error) {
      const refusal = refusalOf<never>(error) as AnyRefusal | null;
      const why = refusal ? explain?.(refusal) : undefined;
      if (refusal?.code === 'conflict') {
        const { conflicts } = refusal.data as { conflicts: { changedBy: string | null; current?: Row | null }[] };
        setOvertaken({ by: conflicts[0]?.changedBy ?? null, row: conflicts[0]?.current ?? null });
        await readAgain();
      } else if (why !== undefined) {
        toast.error(failed, { description: why, id: 'save-failed' });
        await readAgain();
      } else reportFailure(error, failed);
      return false;
    }
  }
  return { act, overtaken };
}
