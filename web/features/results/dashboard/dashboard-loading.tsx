import { cn } from '#web/lib/cn.ts';
import { Skeleton, SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Card, CardBody, CardDescription } from '#web/ui/layout/card.tsx';
import { dashboardMessages as say } from './messages.ts';

/** The shape of the dashboard while it loads: each placeholder has the height of what replaces it. */
export function DashboardLoading() {
  return (
    <>
      <div className="flex flex-col gap-x-8 gap-y-5 lg:flex-row lg:items-end lg:justify-between">
        <div className="flex h-[218px] w-full max-w-3xl flex-col gap-3 sm:h-[126px] lg:h-[132px] min-[100rem]:h-[142px]">
          <Spinner label={say.loading} className="text-sm" />
          <Skeleton className="h-8 w-full max-w-xl" />
          <Skeleton className="h-5 w-full max-w-md" />
        </div>
        <Skeleton className="h-[106px] w-full sm:h-[60px] lg:w-112" />
      </div>
      <div aria-hidden="true" className="flex flex-col gap-6">
        <Card>
          <CardBody className="flex flex-col gap-4">
            <div className="split:flex split:items-baseline split:gap-x-3">
              <p className="shrink-0 text-base font-medium">{say.matrix}</p>
              <CardDescription className="max-w-none">{say.matrixText}</CardDescription>
            </div>
            <div className="flex flex-col gap-x-6 gap-y-5 split:grid split:matrix-split">
              <Skeleton className="h-[560px] w-full split:aspect-square split:h-auto" />
              <div className="h-[970px] overflow-hidden sm:h-[720px] split:h-[500px]">
                <SkeletonRows rows={8} />
              </div>
            </div>
            <Skeleton className="hidden h-[88px] w-full split:block" />
          </CardBody>
        </Card>
        <BlocksLoading />
      </div>
    </>
  );
}

/** The height of each block below the matrix, narrow and wide. */
const blocks = [
  'h-[651px] sm:h-[591px] lg:h-[250px]',
  'h-[1428px] sm:h-[1300px] lg:h-[530px]',
  'h-[1350px] sm:h-[1798px] lg:h-[1000px] min-[100rem]:h-[620px]',
  'h-[1376px] sm:h-[1904px] lg:h-[1014px] min-[100rem]:h-[660px]',
];

/** The place of the blocks below the matrix, so that the page keeps its height and the scroll position. */
export function BlocksLoading() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-6 print:hidden">
      {blocks.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Card key={index} className={cn('p-5', height)}>
          <SkeletonRows rows={3} />
        </Card>
      ))}
    </div>
  );
}
