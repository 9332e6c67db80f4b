import { Loading, SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { activityMessages as say } from './messages.ts';

/** In the place of changes that are on their way. */
export const Waiting = ({ rows }: { rows: number }) => (
  <div className="p-5">
    <Loading label={say.loading}>
      <SkeletonRows rows={rows} />
    </Loading>
  </div>
);
