import Testing

@testable import ObjectiveCHeaders

@Suite struct PreprocessorTests {
  private func functions(_ header: String) -> [String] {
    swift(header).filter { $0.contains("func ") }.map { String($0.dropFirst("public func ".count).prefix(1)) }
  }

  @Test(arguments: [
    ("#if TARGET_OS_IOS\nvoid a(void);\n#else\nvoid b(void);\n#endif", ["a"]),
    ("#ifndef X\n#define X\nvoid a(void);\n#endif\nvoid b(void);", ["a", "b"]),
    ("#ifdef __cplusplus\nextern \"C\" {\n#endif\nvoid a(void);\n#ifdef __cplusplus\n}\n#endif", ["a"]),
    ("#if __has_include(<UIKit/UIKit.h>) && !defined(NOTHING)\nvoid a(void);\n#endif", ["a"]),
    ("#if UNKNOWN\nvoid a(void);\n#elif defined(OTHER) || 2 > 1\nvoid b(void);\n#else\nvoid c(void);\n#endif", ["b"]),
    ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_13_0\nvoid a(void);\n#endif", ["a"]),
    ("#if 0\n#if 1\nvoid a(void);\n#endif\n#else\nvoid b(void);\n#endif", ["b"]),
    ("#define N 2\n#if N == 2\nvoid a(void);\n#endif", ["a"]),
    ("void a(void); /* void b(void); */ // void c(void);\nvoid d(void);", ["a", "d"]),
    ("#define LONG \\\n  void b(void);\nvoid a(void);", ["a"]),
    ("#pragma mark x\n#import <A/B.h>\nvoid a(void);", ["a"]),
  ])
  func conditionsAreDecided(_ header: String, _ expected: [String]) {
    #expect(functions(header) == expected)
  }

  @Test func macrosAreReplaced() {
    #expect(
      swift(
        "#define PG_EXPORT extern\n#define DECLARE(name, ...) typedef NS_ENUM(NSInteger, name) { __VA_ARGS__ }\n#define JOIN(a, b) a##b\nPG_EXPORT int JOIN(PG, Run)(void);\nDECLARE(PGMode, PGModeA, PGModeB);"
      ) == [
        "public func PGRun() -> Int32", "@objc public enum PGMode: Int {", "case A = 0", "case B = 1", "}",
      ])
  }

  @Test func macrosAboutDeclarationsAreIgnored() {
    #expect(
      swift(
        "PG_PUBLIC @interface A : NSObject\n- (void)a PG_SINCE(2, 3);\n@property int b PG_OLD;\n@end\nXX_EXTERN void c(void) XX_NOTHROW;"
      ).filter { !$0.contains("init") } == [
        "open class A: NSObject {", "open var b: Int32 = 0", "open func a()", "}", "public func c()",
      ])
  }

  @Test func importedHeadersComeFirst() {
    let module = ObjectiveCModule(
      name: "Pages", headers: [("A.h", "#import \"B.h\"\nPGInt a(void);"), ("B.h", "typedef int PGInt;")])
    #expect(lines(of: module) == ["public typealias PGInt = Int32", "public func a() -> PGInt"])
  }

  @Test func importedModulesAreImported() {
    let source = module("#import <AVFoundation/AVFoundation.h>\n@import CoreMedia;\n#import <Pages/Other.h>")
      .swiftSource
    #expect(source.contains("#if canImport(AVFoundation)\n  import AVFoundation\n#endif"))
    #expect(source.contains("import CoreMedia"))
    #expect(!source.contains("import Pages"))
  }

  @Test func macrosThatGrowWithoutLimitAreLeft() {
    var text = "#define A0 x\n"
    for index in 1...40 { text += "#define A\(index) A\(index - 1) A\(index - 1) A\(index - 1) A\(index - 1)\n" }
    #expect(module(text + "A11 A12 A40").steps < 2_000_000)
  }
}
