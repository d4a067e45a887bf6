import Testing

/// Suites that use the clock of the process: one test after the other, or frames of one would reach another.
@Suite(.serialized) enum ProcessClockTests {}
