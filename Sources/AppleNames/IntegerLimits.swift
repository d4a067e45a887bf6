/// The largest integer, under its name in C.
public let NSIntegerMax = Int.max
/// The smallest integer, under its name in C.
public let NSIntegerMin = Int.min
/// The largest unsigned integer, under its name in C.
public let NSUIntegerMax = UInt.max
