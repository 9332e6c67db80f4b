import { Spinner } from '#web/ui/display/spinner.tsx';
import { outlineMessages as say } from './messages.ts';

/** Shown while there is nothing to show yet. The page's own outline stays as long as it is there; later, a spinner appears. */
export function Waiting({ label = say.loading }: { label?: string | undefined }) {
  return (
    <div data-waiting="" className="grid min-h-dvh place-items-center [#outline+#root_&]:hidden">
      <Spinner label={label} />
    </div>
  );
}
