import {
  defaultVersion,
  type EsrsRoute,
  lawfulRoutes,
  routeLabel,
  versionFit,
} from '#domain/assessment/esrs-version.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Alert } from '#web/ui/layout/alert.tsx';
import { versionMessages as say } from './messages.ts';

/** Warns about a version that does not fit the financial year by law. It never forbids it: completing asks for the reason. */
export function VersionWarning(props: { version: EsrsRoute; financialYearStart: string; announce?: boolean }) {
  const { version, financialYearStart, announce = false } = props;
  if (versionFit(version, financialYearStart) !== 'not-applicable') return null;
  const governing = esrsVersions[defaultVersion(financialYearStart).version];
  return (
    <Alert
      tone="warning"
      title={say.notForeseen(routeLabel(version), formatDay(financialYearStart))}
      announce={announce}
    >
      {lawfulRoutes(financialYearStart).length === 0
        ? say.beforeEsrs
        : say.notForeseenText(governing.label, governing.governs)}
    </Alert>
  );
}
