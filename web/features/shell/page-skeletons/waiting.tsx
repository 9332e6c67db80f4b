import { Spinner } from '#web/ui/display/spinner.tsx';
import { outlineMessages as say } from './messages.ts';

/** Nothing to show yet. While the page's own outline still stands, it goes on standing; later a spinner says so. */
export function Waiting({ label = say.loading }: { label?: string | undefined }) {
  return (
    <div data-waiting="" className="grid min-h-dvh place-items-center [#outline+#root_&]:hidden">
      <Spinner label={label} />
    </div>
  );
}
