import Glibc

/// The length of the texts that `uname(_:)` fills, as on Darwin.
public let _SYS_NAMELEN: Int32 = 256

/// Infinity, as on Darwin.
public let HUGE = Float.infinity

/// The largest `Float`, under Darwin's name.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The details of a signal, under the name of Darwin's structure.
public typealias __siginfo = siginfo_t
