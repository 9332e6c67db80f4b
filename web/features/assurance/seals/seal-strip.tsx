import { useMutation, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { type api, codeOf } from '#web/lib/api.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Progress } from '#web/ui/display/progress.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { checkHistory, type SealCheck, sealsQuery } from './api.ts';
import { checkRefusals, sealMessages as say } from './messages.ts';
import { SealVerdict } from './seal-verdict.tsx';

/** When the company's history was last sealed, and a button to check it. */
export function SealStrip() {
  const { data, error, isFetching, refetch } = useQuery(sealsQuery);
  const [soFar, setSoFar] = useState<SealCheck | null>(null);
  const check = useMutation({
    mutationFn: () => checkHistory(setSoFar),
    onMutate: () => setSoFar(null),
    onSuccess: () => refetch(),
  });
  return (
    <section aria-label={say.title} className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="flex min-w-0 items-center gap-2 text-sm text-muted">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
          {data ? wordSealed(data) : error ? say.loadFailed : say.loading}
        </p>
        <details className="text-sm open:order-last open:w-full">
          <summary className="w-fit cursor-pointer rounded-sm text-xs text-muted">{say.about}</summary>
          <p className="mt-1 max-w-prose text-muted">{say.text}</p>
          {data?.last ? (
            <>
              <p className="mt-2 text-xs text-muted">{say.fingerprint}</p>
              <p className="font-mono text-xs wrap-anywhere">{data.last.hash}</p>
              <p className="mt-1 max-w-prose text-muted">{say.fingerprintText}</p>
            </>
          ) : null}
        </details>
        {data?.last ? (
          <Button
            size="sm"
            className="ms-auto"
            busy={check.isPending}
            busyText={say.checking}
            onClick={() => check.mutate()}
          >
            {say.check}
          </Button>
        ) : error && !data ? (
          <Button size="sm" className="ms-auto" busy={isFetching} onClick={() => void refetch()}>
            {say.again}
          </Button>
        ) : null}
      </div>
      {check.isPending && data ? (
        <Progress
          label={say.progress}
          value={soFar?.lines ?? 0}
          max={data.lines}
          text={say.progressOf(soFar?.lines ?? 0, data.lines)}
        />
      ) : null}
      {check.data ? <SealVerdict check={check.data} /> : null}
      {check.error ? (
        <Alert tone="error" announce title={say.failed}>
          {checkRefusals[codeOf(check.error) as keyof typeof checkRefusals]}
        </Alert>
      ) : null}
    </section>
  );
}

function wordSealed({ last, lines }: Awaited<ReturnType<typeof api.seals.read>>): string {
  return last ? say.last(formatMoment(last.madeAt), say.why[last.reason], lines) : say.none;
}
