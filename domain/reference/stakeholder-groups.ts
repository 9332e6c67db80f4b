import type { Option } from './option.ts';

export const stakeholderGroups = [
  { id: 'employees', label: 'Employees (incl. employee-elected board members)' },
  { id: 'customers', label: 'Customers (corporate, private, public sector, end-users etc.)' },
  { id: 'corporate', label: 'Corporate Stakeholders (business partners, joint ventures)' },
  { id: 'competitors', label: 'Competitors / Peers' },
  { id: 'suppliers', label: 'Suppliers' },
  { id: 'investors', label: 'Investors' },
  { id: 'governments', label: 'Governments, policymakers, and regulators' },
  { id: 'civic', label: 'Civic and non-profit organizations' },
  { id: 'associations', label: 'Industry and sustainability associations' },
  { id: 'communities', label: 'Local Communities' },
  { id: 'nature', label: 'Nature/Environment' },
  { id: 'other', label: 'Other', freeText: true },
] as const satisfies readonly Option[];
