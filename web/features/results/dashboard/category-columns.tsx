import type { ReactNode } from 'react';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { EsgMark } from '#web/ui/display/esg-tag.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';

interface CategoryColumnsProps {
  /** The id of the card on the page. */
  id: string;
  title: string;
  text: string;
  /** The contents of a category's column. */
  column: (category: Category) => ReactNode;
}

/** A block of the dashboard with a column for each category, or one below the other if there is no room. */
export function CategoryColumns({ id, title, text, column }: CategoryColumnsProps) {
  return (
    <Card aria-labelledby={id} className="break-inside-avoid">
      <CardHeader>
        <div className="min-w-0">
          <CardTitle id={id}>{title}</CardTitle>
          <CardDescription>{text}</CardDescription>
        </div>
      </CardHeader>
      <CardBody className="@container">
        <div className="grid gap-x-8 gap-y-6 @xl:grid-cols-3">
          {CATEGORIES.map((category) => (
            <div key={category} className="min-w-0">
              <h3 className="flex items-center gap-2 border-b pb-2 text-sm font-medium">
                <EsgMark category={category} />
                {category}
              </h3>
              {column(category)}
            </div>
          ))}
        </div>
      </CardBody>
    </Card>
  );
}
