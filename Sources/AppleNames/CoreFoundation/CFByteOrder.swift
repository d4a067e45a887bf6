// The functions of Core Foundation and of Darwin's libkern for the order of bytes.

/// Returns a number with its bytes in the opposite order.
public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
/// Returns a number with its bytes in the opposite order.
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
/// Returns a number with its bytes in the opposite order.
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
/// Returns a number whose bytes were in network order.
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
/// Returns a number whose bytes were in network order.
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
/// Returns a number whose bytes were in network order.
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
/// Returns a number with its bytes in network order.
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
/// Returns a number with its bytes in network order.
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
/// Returns a number with its bytes in network order.
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
/// Returns a number whose lowest byte was first.
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
/// Returns a number whose lowest byte was first.
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
/// Returns a number whose lowest byte was first.
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
/// Returns a number with its lowest byte first.
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
/// Returns a number with its lowest byte first.
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
/// Returns a number with its lowest byte first.
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }
/// Returns a number with its bytes in the opposite order.
public func OSSwapInt16(_ data: UInt16) -> UInt16 { data.byteSwapped }
/// Returns a number with its bytes in the opposite order.
public func OSSwapInt32(_ data: UInt32) -> UInt32 { data.byteSwapped }
/// Returns a number with its bytes in the opposite order.
public func OSSwapInt64(_ data: UInt64) -> UInt64 { data.byteSwapped }
/// Returns a number with its bytes in the opposite order.
public func _OSSwapInt16(_ data: UInt16) -> UInt16 { data.byteSwapped }
/// Returns a number with its bytes in the opposite order.
public func _OSSwapInt32(_ data: UInt32) -> UInt32 { data.byteSwapped }
/// Returns a number with its bytes in the opposite order.
public func _OSSwapInt64(_ data: UInt64) -> UInt64 { data.byteSwapped }

/// The order of bytes of an unknown machine.
public let OSUnknownByteOrder = 0
/// The order in which the lowest byte is first.
public let OSLittleEndian = 1
/// The order in which the highest byte is first.
public let OSBigEndian = 2
/// Returns the order of bytes of this machine, `OSLittleEndian` or `OSBigEndian`.
public func OSHostByteOrder() -> Int32 { Int32(1.littleEndian == 1 ? OSLittleEndian : OSBigEndian) }
