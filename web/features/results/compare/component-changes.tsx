import { type ReactNode, useMemo } from 'react';
import { describeScore } from '#domain/components/score.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { compareByScore } from '#domain/results/order.ts';
import { RowMarker } from '#web/features/results/dashboard/row-marker.tsx';
import { FromTo } from '#web/ui/display/from-to.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import type { ComparedProps } from './compared-props.ts';
import { Group } from './group.tsx';
import { compareMessages as say } from './messages.ts';
import { topicsOfLater } from './topics-of-later.ts';
import { Why } from './why.tsx';

/** The impacts, risks and opportunities that are new, gone or changed, field by field. */
export function ComponentChanges({ earlier, later, compared, history }: ComparedProps) {
  const { addedComponents: added, droppedComponents: gone, changedComponents: changed } = compared;
  const laterTopic = useMemo(() => topicsOfLater(earlier, later), [earlier, later]);
  const sorted = (rows: readonly DashboardRow[]) => rows.toSorted(compareByScore);
  return (
    <Card aria-labelledby="compared-components">
      <CardHeader>
        <div>
          <CardTitle id="compared-components">{say.components}</CardTitle>
          <CardDescription>
            {say.componentsText(added.length, gone.length, changed.length, history.isOneAssessment)}
          </CardDescription>
        </div>
      </CardHeader>
      <CardBody className="flex flex-col gap-6">
        {added.length + gone.length + changed.length === 0 ? <p className="text-sm text-muted">{say.nothing}</p> : null}
        <Group title={say.changed} items={changed}>
          {({ earlier: was, later: is, fields }) => (
            <Item
              key={is.id}
              row={is}
              why={<Why history={history} subject={{ noun: 'component', id: is.id }} name={is.title} />}
            >
              <FromTo
                label={say.score}
                from={scoreOf(was)}
                to={scoreOf(is)}
                by={was.score === null || is.score === null ? null : is.score - was.score}
              />
              {fields.map(({ field, label, from, to }) => (
                <FromTo key={field} label={label} from={from} to={to} />
              ))}
            </Item>
          )}
        </Group>
        <Group title={say.added} items={sorted(added)}>
          {(row) => (
            <Item
              key={row.id}
              row={row}
              why={
                history.isOneAssessment ? (
                  <Why history={history} subject={{ noun: 'component', id: row.id }} name={row.title} />
                ) : null
              }
            >
              <FromTo label={say.score} from={scoreOf(row)} to={scoreOf(row)} />
            </Item>
          )}
        </Group>
        <Group title={say.gone} items={sorted(gone)}>
          {(row) => {
            const topicId = laterTopic(row.topic);
            const itself = history.isOneAssessment && ({ noun: 'component', id: row.id } as const);
            const subject = itself || (topicId && ({ noun: 'component', topicId } as const));
            return (
              <Item
                key={row.id}
                row={row}
                why={
                  subject ? (
                    <Why
                      history={history}
                      subject={subject}
                      name={row.title}
                      {...(itself ? {} : { title: row.title })}
                    />
                  ) : null
                }
              >
                <FromTo label={say.score} from={scoreOf(row)} to={scoreOf(row)} />
              </Item>
            );
          }}
        </Group>
      </CardBody>
    </Card>
  );
}

interface ItemProps {
  row: DashboardRow;
  why?: ReactNode;
  children: ReactNode;
}

function Item({ row, why, children }: ItemProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5 py-2.5 text-sm">
      <span className="flex min-w-0 items-baseline gap-2">
        <RowMarker row={row} />
        <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
          {row.title}
        </span>
      </span>
      <span dir="auto" className="min-w-0 text-xs wrap-anywhere text-muted">
        {`${row.topic.code} ${row.topic.name}`}
      </span>
      {why}
      <dl className="flex min-w-0 basis-full flex-col gap-1">{children}</dl>
    </li>
  );
}

const scoreOf = ({ score }: DashboardRow) => (score === null ? say.notScored : describeScore(score));
