/*
 * On its first screens, the built application knows only the endpoints that lead to signing in; `slimContractModule` adds all others to the
 * contract here. In development, the contract is complete.
 */
export {};
