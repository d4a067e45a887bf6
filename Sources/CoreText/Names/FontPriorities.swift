/// The priority of a font among those of the same name.
public typealias CTFontPriority = UInt32
/// The priority of the system's fonts.
public let kCTFontPrioritySystem = 10_000
/// The priority of fonts of a network.
public let kCTFontPriorityNetwork = 20_000
/// The priority of fonts of a computer.
public let kCTFontPriorityComputer = 30_000
/// The priority of a user's fonts.
public let kCTFontPriorityUser = 40_000
/// The priority of fonts that were registered for all programs.
public let kCTFontPriorityDynamic = 50_000
/// The priority of fonts that a program registered for itself.
public let kCTFontPriorityProcess = 60_000

/// The place of the class among the bits of symbolic traits.
public let kCTFontClassMaskShift = 28
/// A direction of text that is embedded, for `kCTWritingDirectionAttributeName`.
public let kCTWritingDirectionEmbedding = 0
/// A direction of text that is forced on its characters, for `kCTWritingDirectionAttributeName`.
public let kCTWritingDirectionOverride = 2
