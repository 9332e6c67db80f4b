import { Loading, SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { activityMessages as say } from './messages.ts';

/** A placeholder while changes are loading. */
export const Waiting = ({ rows }: { rows: number }) => (
  <div className="p-5">
    <Loading label={say.loading}>
      <SkeletonRows rows={rows} />
    </Loading>
  </div>
);
