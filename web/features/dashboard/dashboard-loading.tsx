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
        <Card className="flex min-h-27 flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:min-h-15 sm:px-5">
          <Skeleton className="h-9 w-52" />
          <Skeleton className="h-9 w-52" />
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
