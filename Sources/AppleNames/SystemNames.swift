/// The length of the texts that `uname(_:)` fills, as Darwin has it.
public let _SYS_NAMELEN: Int32 = 256

/// The largest finite number, as Darwin has it.
public let HUGE = Double.greatestFiniteMagnitude
