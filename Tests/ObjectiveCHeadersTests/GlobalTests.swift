import Testing

@testable import ObjectiveCHeaders

@Suite struct GlobalTests {
  @Test func casesLoseWhatTheyHaveInCommon() {
    #expect(
      swift(
        "typedef NS_ENUM(NSInteger, PGMode) {\n PGModeNone = -1,\n PGModeURLBar,\n PGModeDefault,\n PGModeLast = PGModeDefault\n};"
      ) == [
        "@objc public enum PGMode: Int {", "case none = -1", "case urlBar = 0", "case `default` = 1",
        "public static var last: PGMode { .`default` }", "}",
      ])
  }

  @Test(arguments: [
    (["kPGKindAll", "kPGKindURL"], "PGKind", ["all", "URL"]),
    (["PGKind_Some", "PGKind_Other"], "PGKind", ["some", "other"]),
    (["PGOptionFast", "PGOptionSlow"], "PGOptions", ["fast", "slow"]),
    (["PGKind2D", "PGKind3D"], "PGKind", ["kind2D", "kind3D"]),
    (["PGAlone"], "PGKind", ["alone"]),
  ])
  func namesOfCases(_ cases: [String], _ name: String, _ expected: [String]) {
    let prefix = EnumNames.prefix(of: cases, in: name)
    #expect(cases.map { EnumNames.name($0, without: prefix) } == expected)
  }

  @Test func optionsAreSets() {
    #expect(
      swift(
        "typedef NS_OPTIONS(NSUInteger, PGSides) { PGSideLeft = 1 << 0, PGSideRight = 1 << 1, PGSideAll = PGSideLeft | PGSideRight };"
      ) == [
        "public struct PGSides: OptionSet {", "public let rawValue: UInt",
        "public init(rawValue: UInt) { self.rawValue = rawValue }",
        "public static var left: PGSides { PGSides(rawValue: 1) }",
        "public static var right: PGSides { PGSides(rawValue: 2) }",
        "public static var all: PGSides { PGSides(rawValue: 3) }", "}",
      ])
  }

  @Test func enumerationsOfCHaveConstantsOutside() {
    #expect(
      swift("typedef enum { PGRed, PGBlue = 4 } PGColor;\nenum { kPGLimit = 10 };") == [
        "public struct PGColor: RawRepresentable, Hashable {", "public var rawValue: UInt32",
        "public init(_ rawValue: UInt32) { self.rawValue = rawValue }",
        "public init(rawValue: UInt32) { self.rawValue = rawValue }", "}",
        "public var PGRed: PGColor { PGColor(rawValue: 0) }", "public var PGBlue: PGColor { PGColor(rawValue: 4) }",
        "public var kPGLimit: Int { 10 }",
      ])
  }

  @Test func errorsHaveCodes() {
    let all = swift(
      "extern NSString * const PGErrorDomain;\ntypedef NS_ERROR_ENUM(PGErrorDomain, PGError) { PGErrorLost = 3 };",
      sources: "NSString * const PGErrorDomain = @\"pages.error\";")
    #expect(all.contains("public struct PGError: Error, CustomNSError, Hashable {"))
    #expect(all.contains("case lost = 3"))
    #expect(all.contains("public static var errorDomain: String { \"pages.error\" }"))
    #expect(all.contains("public static var lost: Code { .lost }"))
  }

  @Test func constantsHaveTheValuesOfTheSources() {
    #expect(
      swift(
        "FOUNDATION_EXPORT NSString *const PGName;\nextern const CGFloat PGWidth;\nextern NSInteger PGCount;",
        sources: "NSString *const PGName = @\"a\\\"b\";\nconst CGFloat PGWidth = 2.5f;") == [
          "public let PGName: String! = \"a\\\"b\"", "public let PGWidth: CGFloat = 2.5",
          "public nonisolated(unsafe) var PGCount: Int = 0",
        ])
  }

  @Test func notificationsAreNames() {
    #expect(
      swift("extern NSString * const PGDidTurnNotification;") == [
        "extension NSNotification.Name {",
        "public static let PGDidTurn = NSNotification.Name(\"PGDidTurnNotification\")", "}",
      ])
  }

  @Test func typedTextsAreStructures() {
    #expect(
      swift("typedef NSString *PGKey NS_TYPED_EXTENSIBLE_ENUM;\nextern PGKey const PGKeyTitle;") == [
        "public struct PGKey: RawRepresentable, Hashable {", "public let rawValue: String",
        "public init(rawValue: String) { self.rawValue = rawValue }",
        "public init(_ rawValue: String) { self.rawValue = rawValue }", "}", "extension PGKey {",
        "public static let title = PGKey(rawValue: \"PGKeyTitle\")", "}",
      ])
  }

  @Test func functionsAreDeclared() {
    #expect(
      swift(
        "extern BOOL PGIsOpen(NSString * _Nonnull title, int count);\nstatic inline void PGRun(void) { if (1) { } }\nvoid PGLog(NSString *format, ...);"
      ) == [
        "public func PGIsOpen(_ title: String, _ count: Int32) -> Bool", "public func PGRun()",
      ])
  }

  @Test func functionsCanBeMembers() {
    #expect(
      swift(
        "typedef struct { int a; } PGPoint;\nint PGPointSum(PGPoint p) NS_SWIFT_NAME(PGPoint.sum(self:));\nPGPoint PGPointMake(int a) NS_SWIFT_NAME(PGPoint.init(value:));\nint PGPointGet(PGPoint p) NS_SWIFT_NAME(getter:PGPoint.first(self:));"
      )
      .suffix(9) == [
        "extension PGPoint {", "public func sum() -> Int32", "}", "extension PGPoint {",
        "public init(value a: Int32)", "}", "extension PGPoint {", "public var first: Int32", "}",
      ])
  }

  @Test func macrosThatAreLiteralsAreConstants() {
    #expect(
      swift(
        "#define PG_COUNT 3\n#define PG_WIDTH (1.5f)\n#define PG_NAME @\"x\"\n#define PG_MASK (1 << PG_COUNT)\n#define PG_CALL(x) x\n#define PG_BIG 5UL\n#define PG_WEAK __weak\n"
      ) == [
        "public let PG_COUNT: Int32 = 3", "public let PG_WIDTH: Float = 1.5", "public let PG_NAME: String = \"x\"",
        "public let PG_MASK: Int32 = 8", "public let PG_BIG: UInt = 5",
      ])
  }

  @Test func typesCanBeWithinTypes() {
    #expect(
      swift(
        "@interface PGReader : NSObject\n@end\ntypedef NS_ENUM(NSInteger, PGReaderMode) { PGReaderModeA } NS_SWIFT_NAME(PGReader.Mode);"
      ).suffix(5) == [
        "extension PGReader {", "@objc public enum Mode: Int {", "case A = 0", "}", "}",
      ])
  }
}
