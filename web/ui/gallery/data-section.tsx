import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { type Column, DataTable } from '../display/data-table.tsx';
import { type EsgCategory, EsgTag } from '../display/esg-tag.tsx';
import { ScoreBars } from '../display/score-bars.tsx';
import { type ShapeKind, ShapeMarker } from '../display/shape-marker.tsx';
import { TwoAxisGauge } from '../display/two-axis-gauge.tsx';
import { Button } from '../inputs/button.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { Menu, MenuItem } from '../overlays/menu.tsx';
import { Popover } from '../overlays/popover.tsx';
import { Example, GallerySection } from './gallery-section.tsx';

interface Row {
  title: string;
  topic: string;
  category: EsgCategory;
  kind: ShapeKind;
  score: number;
}

const rows: Row[] = [
  { title: 'Emissions of the two oldest boilers', topic: 'E1', category: 'Environmental', kind: 'negative', score: 20 },
  { title: 'Training for seasonal workers', topic: 'S1', category: 'Social', kind: 'positive', score: 12 },
  { title: 'Rising price of allowances', topic: 'E1', category: 'Environmental', kind: 'risk', score: 16 },
  { title: 'Trust through open lobbying register', topic: 'G1', category: 'Governance', kind: 'opportunity', score: 6 },
];

const columns: Column<Row>[] = [
  {
    id: 'title',
    header: 'Component',
    isRowHeader: true,
    cell: (row) => (
      <span className="inline-flex items-baseline gap-2">
        <ShapeMarker kind={row.kind} labelled />
        {row.title}
      </span>
    ),
  },
  { id: 'topic', header: 'Topic', cell: (row) => <EsgTag category={row.category} text={row.topic} /> },
  {
    id: 'score',
    header: 'Score',
    align: 'right',
    className: 'sm:w-40',
    cell: (row) => <ScoreBars value={row.score} max={25} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'right',
    className: 'sm:w-12',
    cell: () => (
      <Menu
        trigger={
          <IconButton label="More" size="sm">
            <MoreHorizontal aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />}>Rename</MenuItem>
        <MenuItem disabled>Move to another topic</MenuItem>
        <MenuItem danger icon={<Trash2 aria-hidden="true" />}>
          Delete
        </MenuItem>
      </Menu>
    ),
  },
];

const categories: EsgCategory[] = ['Environmental', 'Social', 'Governance'];
const kinds: ShapeKind[] = ['negative', 'positive', 'risk', 'opportunity'];
const thresholds = { impact: 12.5, financial: 12.5 };

export function DataSection() {
  return (
    <GallerySection id="data" title="Data">
      <PageHeader
        title="Dashboard"
        subtitle="Overview of your double materiality assessment results"
        actions={
          <Popover trigger={<Button>What does 12.5 mean?</Button>} title="The threshold">
            Scores are products of two values from 1 to 5, so 12.5 works like 15.
          </Popover>
        }
      />
      <DataTable caption="Components" columns={columns} rows={rows} rowKey={(row) => row.title} empty="None yet." />
      <DataTable caption="Risks" columns={columns} rows={[]} rowKey={(row) => row.title} empty="No risks yet." />
      <Example label="Categories and kinds">
        {categories.map((category) => (
          <EsgTag key={category} category={category} />
        ))}
        {kinds.map((kind) => (
          <span key={kind} className="inline-flex items-center gap-1.5 text-sm">
            <ShapeMarker kind={kind} />
            {kind}
          </span>
        ))}
      </Example>
      <Example label="A topic's own gauge: assessed, moved, one side only">
        <TwoAxisGauge category="Environmental" impact={20} financial={16} thresholds={thresholds} />
        <TwoAxisGauge
          category="Social"
          impact={15}
          financial={12}
          previous={{ impact: 9, financial: 6 }}
          thresholds={thresholds}
          className="size-24"
        />
        <TwoAxisGauge category="Governance" impact={null} financial={15} thresholds={thresholds} />
      </Example>
    </GallerySection>
  );
}
