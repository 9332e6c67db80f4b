/** What has been typed so far; kept while the screen changes between its modes, in memory only. */
export interface Typed {
  fullName: string;
  email: string;
  password: string;
}
