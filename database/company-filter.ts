import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type JoinNode,
  type KyselyPlugin,
  ListNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueNode,
  WhereNode,
} from 'kysely';
import { columnName } from '#domain/fields/column-name.ts';
import type { CompanyId } from '#domain/ids.ts';
import { tablesOfCompanies } from './tables.ts';

/** The column that names the company, for each table and view of companies. */
export const companyColumns = {
  companies: 'id',
  ...(Object.fromEntries(tablesOfCompanies.map((table) => [table, 'company_id'])) as Record<
    CompanyTable,
    'company_id'
  >),
} as const;
type CompanyTable = (typeof tablesOfCompanies)[number];

/** By their names in SQL, because the plugin that converts them to camelCase has already run. */
const columnOf = new Map<string, string>(
  Object.entries(companyColumns).map(([table, column]) => [columnName(table), column]),
);

/**
 * The first of the two walls: every statement of the query builder names its company for each company table that it reads, changes or
 * deletes from, independently of row-level security. Statements written in SQL use `tx.own()`.
 */
export class CompanyFilter implements KyselyPlugin {
  readonly #transformer: FilterTransformer;

  constructor(companyId: CompanyId) {
    this.#transformer = new FilterTransformer(companyId);
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.#transformer.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

class FilterTransformer extends OperationNodeTransformer {
  readonly #companyId: CompanyId;

  constructor(companyId: CompanyId) {
    super();
    this.#companyId = companyId;
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, queryId);
    return this.#withOwnRows(query, query.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, queryId);
    return this.#withOwnRows(query, [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, queryId);
    return this.#withOwnRows(query, [...query.from.froms, ...(query.using?.tables ?? [])]);
  }

  /** In the join's own condition, because in the query's condition it would turn a left join into an inner join. */
  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const join = super.transformJoin(node, queryId);
    const conditions = this.#conditionsFor(join.table);
    return conditions.length === 0 ? join : { ...join, on: OnNode.create(allOf(conditions, join.on?.on)) };
  }

  #withOwnRows<Query extends { readonly where?: WhereNode }>(query: Query, tables: readonly OperationNode[]): Query {
    const conditions = tables.flatMap((table) => this.#conditionsFor(table));
    return conditions.length === 0
      ? query
      : { ...query, where: WhereNode.create(allOf(conditions, query.where?.where)) };
  }

  #conditionsFor(from: OperationNode): OperationNode[] {
    if (ListNode.is(from)) return from.items.flatMap((item) => this.#conditionsFor(item));
    const table = AliasNode.is(from) ? from.node : from;
    if (!TableNode.is(table)) return [];
    const name = table.table.identifier.name;
    const column = columnOf.get(name);
    if (column === undefined) return [];
    const called = AliasNode.is(from) && IdentifierNode.is(from.alias) ? from.alias.name : name;
    const reference = ReferenceNode.create(ColumnNode.create(column), TableNode.create(called));
    return [BinaryOperationNode.create(reference, OperatorNode.create('='), ValueNode.create(this.#companyId))];
  }
}

function allOf(conditions: readonly OperationNode[], besides: OperationNode | undefined): OperationNode {
  const all = besides === undefined ? conditions : [...conditions, ParensNode.create(besides)];
  return all.reduce((left, right) => AndNode.create(left, right));
}
