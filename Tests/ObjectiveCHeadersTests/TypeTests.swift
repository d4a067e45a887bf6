import Testing

@testable import ObjectiveCHeaders

@Suite struct TypeTests {
  @Test(arguments: [
    ("NSString *", "String"), ("NSArray<NSString *> *", "[String]"), ("NSArray *", "[Any]"),
    ("NSDictionary<NSString *, NSURL *> *", "[String: URL]"), ("NSDictionary *", "[AnyHashable: Any]"),
    ("NSSet<NSString *> *", "Set<String>"), ("NSMutableArray<NSString *> *", "NSMutableArray"), ("id", "Any"),
    ("id<NSCopying>", "NSCopying"), ("Class", "AnyClass"), ("Protocol *", "Protocol"), ("SEL", "Selector"),
    ("BOOL", "Bool"),
    ("unsigned long long", "UInt64"), ("long", "Int"), ("unsigned char", "UInt8"),
    ("const char *", "UnsafePointer<CChar>"),
    ("void *", "UnsafeMutableRawPointer"), ("CGRect *", "UnsafeMutablePointer<CGRect>"), ("CGImageRef", "CGImage"),
    ("UIView<NSCopying> *", "UIView & NSCopying"), ("nullable NSString *", "String?"),
    ("NSString * _Nullable", "String?"),
    ("NSString * _Null_unspecified", "String!"), ("NSFileManager *", "FileManager"), ("NSError *", "Error"),
    ("UIViewContentMode", "UIView.ContentMode"), ("dispatch_queue_t", "DispatchQueue"),
    ("NSTimeInterval", "TimeInterval"), ("NSArray<NSArray<NSNumber *> *> *", "[[NSNumber]]"),
    ("__kindof UIView *", "UIView"), ("NSError **", "UnsafeMutablePointer<NSError?>"),
    ("void (^)(NSString *, NSError * _Nullable)", "@escaping (String, Error?) -> Void"),
    ("void (^ _Nullable)(void)", "(() -> Void)?"), ("NS_NOESCAPE dispatch_block_t", "() -> Void"),
    ("void (^ NS_NOESCAPE __nonnull)(void)", "() -> Void"),
    ("void (NS_NOESCAPE ^)(BOOL *)", "(UnsafeMutablePointer<Bool>) -> Void"),
    ("int (*)(int)", "@escaping @convention(c) (Int32) -> Int32"),
    (
      "void (*)(const char * _Nonnull, BOOL, void *)",
      "@escaping @convention(c) (UnsafePointer<CChar>, Bool, UnsafeMutableRawPointer) -> Void"
    ),
    ("void (*)(NSString * _Nonnull)", "@escaping (String) -> Void"), ("void (*)(CGRect)", "@escaping (CGRect) -> Void"),
  ])
  func parametersHaveSwiftsTypes(_ type: String, _ expected: String) {
    let all = members("- (void)a:(int)a use:(\(type))value;")
    #expect(
      all == ["open func a(_ a: Int32, use value: \(expected)\(expected.hasSuffix("() -> Void)?") ? " = nil" : ""))"],
      "\(all)")
  }

  @Test func pointersAreImplicitlyUnwrappedOutsideRegionsAndOptionalWithinBlocks() {
    #expect(
      swift("@interface A : NSObject\n- (NSString *)a:(id)b then:(NSString *(^)(id))c;\n@end")
        .contains("open func a(_ b: Any!, then c: ((Any?) -> String?)!) -> String!"))
  }

  @Test func functionsOfAModulesOwnStructuresAreSwifts() {
    let all = swift(
      "typedef struct Writer { int place; } Writer;\nvoid report(void (* _Nonnull write)(const Writer * _Nonnull, double));"
    )
    #expect(all.contains("public func report(_ write: @escaping (UnsafePointer<Writer>, Double) -> Void)"))
  }

  @Test func typeDefinitionsOfBlocksKeepTheirNames() {
    let all = swift(
      "typedef void (^PGBlock)(NSString * _Nullable title);\n@interface A : NSObject\n- (void)a:(nonnull PGBlock)b;\n@end"
    )
    #expect(all.contains("public typealias PGBlock = (String?) -> Void"))
    #expect(all.contains("open func a(_ b: @escaping PGBlock)"))
  }

  @Test func typesThatAreNotKnownLeaveTheirDeclarationsOut() {
    let module = module("@class XYHidden;\n@interface A : NSObject\n- (XYHidden *)a;\n- (void)b;\n@end")
    #expect(lines(of: module).contains("open func b()"))
    #expect(module.skipped.map(\.reason) == ["-a: XYHidden is not known here"])
    #expect(module.skipped.map(\.line) == [3])
  }

  @Test func typesOfDependenciesAreKnown() {
    let other = ObjectiveCModule(name: "Other", headers: [("XY.h", "@interface XYPage : NSObject\n@end")])
    let module = ObjectiveCModule(
      name: "Pages", headers: [("A.h", "@interface A : XYPage\n- (nonnull XYPage *)next;\n@end")], dependencies: [other]
    )
    #expect(module.swiftSource.contains("open class A: XYPage {"))
    #expect(module.swiftSource.contains("open func next() -> XYPage"))
    #expect(module.swiftSource.contains("import Other"))
  }

  @Test func numberedArraysAreTuplesAndParametersPointers() {
    let all = swift("typedef struct { float m[3]; int n; } PGVector;\nvoid PGFill(float values[], int count);")
    #expect(all.contains("public var m: (Float, Float, Float)"))
    #expect(all.contains("public init() { m = (0, 0, 0); n = 0 }"))
    #expect(all.contains("public func PGFill(_ values: UnsafeMutablePointer<Float>!, _ count: Int32)"))
  }
}
