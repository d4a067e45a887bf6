import Foundation
import Testing

@testable import ObjectiveCHeaders

@Suite struct DamagedHeaderTests {
  @Test(arguments: [
    "/* never closed", "@interface A : NSObject", "@interface A : NSObject\n- (void", "typedef NS_ENUM(NSInteger, A) {",
    "\"",
    "@", "@interface", "@protocol A <", "#if", "#define", "#define A(", "@property", "\u{0}\u{0}\u{0}", "- (void)a;",
    "}}}", "typedef",
    "extern \"C\" {", "NS_SWIFT_NAME(", "@interface A<B : C", "enum {", "struct A { struct A a; };",
    "typedef A A;\nA a(void);",
    "@interface A : A\n@end", "@protocol P <P>\n@end\n@interface A : NSObject <P>\n@end",
    "typedef A *B; typedef B *A; A a(void);",
    "typedef NS_ENUM(NSInteger, A) { B = A, C = 1/0, D = (-9223372036854775807-1)/-1, E = 1 << 99 };", "\\",
    "@interface A (B",
  ])
  func damagedHeadersEnd(_ header: String) {
    _ = module(header, sources: header)
    _ = module(header + "\n@interface Good : NSObject\n@end")
  }

  @Test func whatCannotBeReadIsSkippedAndCounted() {
    let module = module("typeof(1) a;\nvoid b(void);\n@interface A : NSObject\n- (void)c:;\n- (void)d;\n@end")
    #expect(lines(of: module).filter { $0.contains("func") } == ["public func b()", "open func d()"])
    #expect(module.skipped.map(\.line) == [1, 4])
  }

  /// A hundred thousand bytes of each, and a million brackets, take a number of steps in proportion.
  @Test(arguments: [
    "(", "{", "[", "<", "*", "@", "-", "#", "a", "a(", "(a", "a<", "\u{0}", "/*", "@interface A ", "- (", "int a(",
    "\"", "typedef ", "^", "!",
    "#if 1\n", "#define A A A\nA ", "- a:", "struct {", "@protocol P <", "NS_SWIFT_NAME(", "AB ", "int *", "A(",
  ])
  func longHeadersTakeTimeInProportion(_ piece: String) {
    let header = String(repeating: piece, count: (piece == "(" ? 1_000_000 : 100_000) / piece.utf8.count)
    let module = module(header)
    #expect(module.steps < 4 * header.utf8.count + 1_000)
  }

  @Test func randomPiecesOfHeadersEnd() {
    let pieces = [
      "@interface A : NSObject", "@end", "- (void)a:(int)b", "{", "}", "(", ")", "<", ">", ";", "*", "^",
      "@property (weak) id x;", "typedef",
      "NS_ENUM(NSInteger, B)", "#if 1", "#else", "#endif", "#define C(x) x", "C(", ",", "=", "@protocol", "P",
      "@optional", "struct S",
      "enum", "extern", "const", "NSString *", "\n", "1", "\"t\"", "...", "+", "@", "#", "##", "/*", "*/", "//", "'",
      "\\",
    ]
    var state: UInt64 = 42
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    for _ in 0..<3_000 {
      let header = (0..<next(40)).map { _ in pieces[next(pieces.count)] + (next(3) == 0 ? "\n" : " ") }.joined()
      let module = module(header)
      #expect(module.steps < 100_000)
    }
  }
}
