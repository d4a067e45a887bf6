/// The largest integer, under its name in C.
public let NSIntegerMax = Int.max
/// The smallest integer, under its name in C.
public let NSIntegerMin = Int.min
/// The largest unsigned integer, under its name in C.
public let NSUIntegerMax = UInt.max

// Limits of C's types that the compiler does not import on Linux, as they are computed there.

/// The smallest 16-bit integer.
public let INT16_MIN: Int32 = -32_768
/// The smallest 32-bit integer.
public let INT32_MIN: Int32 = .min
/// The smallest 64-bit integer.
public let INT64_MIN: Int64 = .min
/// The largest 64-bit integer.
public let INT64_MAX: Int64 = .max
/// The largest unsigned 64-bit integer.
public let UINT64_MAX: UInt64 = .max
/// The smallest `int` of C.
public let INT_MIN: Int32 = .min
/// The largest `unsigned int` of C.
public let UINT_MAX: UInt32 = .max
/// The smallest `long` of C.
public let LONG_MIN: Int = .min
/// The largest `unsigned long` of C.
public let ULONG_MAX: UInt = .max
/// The smallest `long long` of C.
public let LLONG_MIN: Int64 = .min
/// The largest `unsigned long long` of C.
public let ULLONG_MAX: UInt64 = .max
/// The largest `unsigned char` of C.
public let UCHAR_MAX: Int32 = 255
/// The largest `unsigned short` of C.
public let USHRT_MAX: Int32 = 65_535
/// The smallest `short` of C.
public let SHRT_MIN: Int32 = -32_768
