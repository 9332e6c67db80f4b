-- In which language days and numbers of a company's reports are written (product P59).
alter table companies add column report_locale text not null default 'en-GB'
  check (report_locale in ('en-GB', 'en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pl-PL'));
