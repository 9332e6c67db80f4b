import { useSession } from '#web/features/session/use-session.ts';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { profileMessages as say } from './messages.ts';

/** The person as the session knows her, read-only. */
export function PersonalInformation() {
  const { user, company, role } = useSession();
  const rows = [
    [say.fullName, user?.fullName ?? ''],
    [say.email, user?.email ?? ''],
    [say.company, company?.name ?? say.noCompany],
    [say.role, role ? say.roles[role] : say.noCompany],
  ] as const;
  return (
    <Card aria-labelledby="personal-information">
      <CardHeader>
        <CardTitle id="personal-information">{say.personalInformation}</CardTitle>
      </CardHeader>
      <CardBody>
        <dl className="divide-y">
          {rows.map(([term, value]) => (
            <div key={term} className="grid gap-x-6 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]">
              <dt className="text-sm text-muted">{term}</dt>
              <dd dir="auto" className="min-w-0 text-start break-words">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </CardBody>
      <CardFooter className="text-muted">{say.later}</CardFooter>
    </Card>
  );
}
