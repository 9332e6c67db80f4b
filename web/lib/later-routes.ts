/*
 * The built application knows on its first screens only the endpoints that lead to signing in; here `slimContractModule` adds all
 * others to the contract. In development the contract is whole, and nothing is missing.
 */
export {};
