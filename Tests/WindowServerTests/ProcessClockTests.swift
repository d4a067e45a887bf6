import Testing

/// Suites that use the clock of the process. They run one test at a time, because otherwise frames of one test would
/// reach another.
@Suite(.serialized) enum ProcessClockTests {}
