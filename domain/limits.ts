/** The maximum length of titles and other texts, in UTF-16 code units (as counted by `maxlength` and JavaScript). */
export const MAX_TITLE = 300;
export const MAX_LONG_TEXT = 20_000;
/** Names of people, companies and assessments. */
export const MAX_NAME = 200;
/** The name of a company's reports: it is on the cover in large letters. */
export const MAX_REPORT_NAME = 120;
/** A company's logo: bytes of its file, and pixels of either side. */
export const MAX_LOGO_BYTES = 200_000;
export const MAX_LOGO_SIDE = 2_000;
/** The reason for a criterion's score: short, in addition to the justification. */
export const MAX_CRITERION_REASON = 500;
/** Texts of one line: business areas, divisions, a stakeholder group's own name. */
export const MAX_LINE = 300;
/** The free text for the engagement method Other. */
export const MAX_ENGAGEMENT_OTHER = 2_000;
/** How long a deleted draft can be restored, in days. */
export const REMOVED_DRAFT_DAYS = 30;
/** The reason for adopting thresholds or reopening an assessment. */
export const MAX_REASON = 2_000;
/** The reference to the minutes of a sign-off. */
/** A member's words on what qualifies them. */
export const MAX_COMPETENCE = 500;
export const MAX_MINUTES = 300;
/** A comment; and the number of comments in an assessment, including replies. */
export const MAX_COMMENT = 4_000;
export const MAX_COMMENTS = 5_000;
/** The id of a suggestion of the starter library: 'agriculture-1'. */
export const MAX_STARTER_ID = 40;
/** The number of suggestions that can be added at a time. */
export const MAX_TAKEN_AT_ONCE = 200;
/** Where something carried over comes from. */
export const MAX_CARRIED_FROM = 2_000;
export const MAX_EMAIL = 254;
export const MAX_CHAT_TITLE = 200;
export const MAX_CHAT_MESSAGE = 8_000;

/** The maximum number of rows of one assessment: far above real ones, low enough to be read in time. */
export const MAX_COMPONENTS = 2_000;
/** The maximum number of bytes that people can write in one assessment, in UTF-8. */
export const MAX_ASSESSMENT_BYTES = 20_000_000;
/** The maximum number of assessments of one company: drafts, completed ones, and deleted ones that can still be restored. */
export const MAX_ASSESSMENTS = 40;
/** The maximum number of saved views of a company, and of each of its members. */
export const MAX_VIEWS = 100;
export const MAX_VIEW_NAME = 80;
/** The number of cells of a block that can be pasted into the register at a time, without its headings. */
export const MAX_PASTED_CELLS = 5_000;
/** The number of topics that a company can add to an assessment's list. */
export const MAX_OWN_TOPICS = 50;
/** The number of sides of topics that can be concluded at a time, top-down. */
export const MAX_CONCLUDED_AT_ONCE = 500;
/** The number of members, and of other people, who take the last look before an assessment is completed. */
export const MAX_LOOKED = 50;
/** Topics that a choice on a disclosure requirement can name: more than an assessment has. */
export const MAX_NAMED_TOPICS = 200;
export const MAX_STAKEHOLDERS = 500;
export const MAX_ANSWERS = 500;
/** The number of activities of one value chain, and of placements of components on them. */
export const MAX_ACTIVITIES = 200;
export const MAX_PLACEMENTS = 10_000;
/** The number of measures of one assessment, and of one impact or risk. */
export const MAX_MEASURES = 5_000;
export const MAX_MEASURES_EACH = 30;
/** The number of scores for further time horizons: two for each entry. */
export const MAX_HORIZON_SCORES = 2 * MAX_COMPONENTS;
/** The number of links of one assessment, and of links from or to one impact, risk or opportunity. */
export const MAX_LINKS = 5_000;
export const MAX_LINKS_EACH = 30;
/** The position of an activity among those of its tier. */
export const MAX_ACTIVITY_POSITION = 10_000;

/** Changes that lack a reason are counted only up to this number. */
export const LACKING_COUNTED = 1_000;

/** The number of files of assessments that a company can have in progress at the same time. */
export const MAX_FILES_UNDER_WAY = 5;
/** The number of stored files of one person. */
export const MAX_FILES_KEPT = 20;
/** How long a file is stored after it was made, in hours. */
export const FILE_KEPT_HOURS = 24;
/** Bytes of one file. */
export const MAX_FILE_BYTES = 50_000_000;
/** The number of changes of the history in a file. */
export const MAX_CHANGES_IN_FILE = 2_000;

/** The number of bytes of an imported file, and of the same file as Base64 text. */
export const MAX_IMPORT_BYTES = 10_000_000;
export const MAX_IMPORT_BASE64 = 4 * Math.ceil(MAX_IMPORT_BYTES / 3);
/** The number of columns of an imported table. */
export const MAX_IMPORT_COLUMNS = 200;
/** The number of kinds of tables for which a company's readings are stored. */
export const MAX_IMPORT_MATCHINGS = 200;
/** The length of the name of such a reading. */
export const MAX_MATCHING_NAME = 200;
/** Words of a table that someone has matched to topics. */
export const MAX_TOPIC_WORDS = 200;

/** The texts of a piece of evidence: its link, its note, and the page or passage in each use. */
export const MAX_URL = 2_000;
export const MAX_EVIDENCE_NOTE = 2_000;
export const MAX_PASSAGE = 300;
/** The name under which an evidence file is stored. */
export const MAX_FILE_NAME = 150;
/** Bytes of one file of evidence. */
export const MAX_EVIDENCE_BYTES = 25 * 1024 * 1024;
/** Pixels of a picture accepted as evidence: four bytes each in the browser that shows it. */
export const MAX_EVIDENCE_PIXELS = 100_000_000;
/** Bytes of one of the pieces in which a file is stored, read and sent. */
export const FILE_PIECE_BYTES = 256 * 1024;
/** The number of pieces of evidence of a company, including deleted ones that can still be restored. */
export const MAX_EVIDENCE = 2_000;
/** Revisions of one piece of evidence. */
export const MAX_REVISIONS = 100;
/** How often evidence is used in one assessment. */
export const MAX_EVIDENCE_USES = 10_000;
/** How long deleted evidence can be restored, in days. */
export const REMOVED_EVIDENCE_DAYS = 30;
/** How long an uploaded file that no evidence uses yet is kept, in hours. */
export const UNUSED_FILE_HOURS = 24;
