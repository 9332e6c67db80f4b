import { Skeleton, SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Card, CardBody, CardDescription } from '#web/ui/layout/card.tsx';
import { dashboardMessages as say } from './messages.ts';

/** The shape of the dashboard while it loads: each placeholder has the height of what replaces it. */
export function DashboardLoading() {
  return (
    <>
      <div className="flex h-11 items-start sm:h-5">
        <Spinner label={say.loading} className="text-sm" />
      </div>
      <div aria-hidden="true" className="flex flex-col gap-6">
        <Card className="flex h-[176px] flex-col justify-center gap-4 px-4 sm:h-[156px] sm:px-5 lg:h-[102px]">
          <Skeleton className="h-9 w-full max-w-md" />
          <Skeleton className="h-5 w-56" />
        </Card>
        <Card className="h-[885px] sm:h-[837px] lg:h-[759px]">
          <CardBody className="flex h-full flex-col gap-4">
            <div>
              <p className="text-base font-medium">{say.matrix}</p>
              <CardDescription className="max-w-none">{say.matrixText}</CardDescription>
            </div>
            <Skeleton className="h-8 w-full max-w-md" />
            <Skeleton className="w-full flex-1" />
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
