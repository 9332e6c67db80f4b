import { Card, CardBody } from '#web/ui/card.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { dashboardMessages as say } from './messages.ts';

/** The shape of the dashboard while it loads: each stand-in as high as what will take its place. */
export function DashboardLoading() {
  return (
    <>
      <div className="flex h-6 items-center">
        <Spinner label={say.loading} className="text-sm" />
      </div>
      <div aria-hidden="true" className="flex flex-col gap-6">
        <Card className="flex h-40 flex-col justify-center gap-4 px-4 sm:h-30 sm:px-5 lg:h-24">
          <Skeleton className="h-9 w-full max-w-md" />
          <Skeleton className="h-5 w-56" />
        </Card>
        <Card>
          <CardBody className="flex flex-col gap-4">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-4 w-full max-w-md" />
            <Skeleton className="h-[528px] w-full" />
          </CardBody>
        </Card>
        <Card>
          <CardBody className="grid gap-6 lg:grid-cols-3">
            <SkeletonRows rows={2} />
            <SkeletonRows rows={2} />
            <SkeletonRows rows={2} />
          </CardBody>
        </Card>
      </div>
    </>
  );
}
