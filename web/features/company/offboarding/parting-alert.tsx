import type { SessionShape } from '#contract/session.ts';
import { Alert } from '#web/ui/layout/alert.tsx';
import { sayParting } from './tell-parting.ts';

/** Tells a person without a company which company they have lost. */
export function PartingAlert({ parting }: { parting: NonNullable<SessionShape['parting']> }) {
  const { title, text } = sayParting(parting);
  return (
    <Alert tone="warning" title={title} announce className="wrap-anywhere">
      {text}
    </Alert>
  );
}
