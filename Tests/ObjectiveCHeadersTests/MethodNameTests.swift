import Testing

@testable import ObjectiveCHeaders

/// The names are those that the Swift compiler's importer gives: they were compared with `-dump-clang-lookup-tables`.
@Suite struct MethodNameTests {
  @Test(arguments: [
    ("- (void)loadPage:(NSURL *)url;", "open func loadPage(_ url: URL)"),
    ("- (void)addPage:(PGPage *)page;", "open func add(_ page: PGPage)"),
    ("- (void)removePGPage:(NSString *)title;", "open func removePGPage(_ title: String)"),
    (
      "- (void)scrollToTitle:(NSString *)title animated:(BOOL)animated;",
      "open func scroll(toTitle title: String, animated: Bool)"
    ),
    ("- (void)dismissAnimated:(BOOL)flag;", "open func dismiss(animated flag: Bool)"),
    ("- (BOOL)hasImplementationForSelector:(SEL)name;", "open func hasImplementation(for name: Selector) -> Bool"),
    (
      "- (void)setTitle:(NSString *)title forState:(NSInteger)state;",
      "open func setTitle(_ title: String, forState state: Int)"
    ),
    (
      "- (void)turnWithCompletion:(void (^)(BOOL))block;",
      "open func turn(completion block: @escaping (Bool) -> Void)"
    ),
    (
      "- (NSString *)stringByAppendingString:(NSString *)other;",
      "open func string(byAppending other: String) -> String"
    ),
    ("- (NSInteger)indexOfPageWithTitle:(NSString *)title;", "open func indexOfPage(withTitle title: String) -> Int"),
    ("- (void)insertURL:(NSURL *)url atIndex:(NSInteger)index;", "open func insert(_ url: URL, at index: Int)"),
    (
      "- (void)reader:(PGReader *)reader didTurnToTitle:(NSString *)title;",
      "open func reader(_ reader: PGReader, didTurnToTitle title: String)"
    ),
    ("- (void)refresh:(id)sender;", "open func refresh(_ sender: Any)"),
    ("- (void)movePointToX:(NSInteger)x y:(NSInteger)y;", "open func movePointTo(x: Int, y: Int)"),
    ("- (void)default;", "open func `default`()"),
  ])
  func methodsLoseWordsThatTheirTypesRepeat(_ method: String, _ expected: String) {
    let all = swift(
      "@class PGPage;\n@interface PGPage : NSObject\n@end\nNS_ASSUME_NONNULL_BEGIN\n@interface PGReader : NSObject\n\(method)\n@end\nNS_ASSUME_NONNULL_END"
    )
    #expect(all.contains(expected), "\(all)")
  }

  @Test func aMethodKeepsTheNameOfAProperty() {
    let all = members(
      "@property (copy) NSArray *titles;\n- (void)addTitle:(PGTitle *)title;\n@end\n@interface PGTitle : NSObject\n")
    #expect(all.contains("open func addTitle(_ title: PGTitle)"))
  }

  @Test func aMethodKeepsTheNameOfAMethodThatReturnsSomething() {
    #expect(
      members("- (NSArray *)objects;\n- (void)reloadObjects:(NSArray *)objects;")
        == ["open func objects() -> [Any]", "open func reloadObjects(_ objects: [Any])"])
  }

  @Test func accessorsOfSubscriptsAreSubscripts() {
    #expect(
      members(
        "- (id)objectAtIndexedSubscript:(NSInteger)index;\n- (void)setObject:(id)o atIndexedSubscript:(NSInteger)index;"
      )
        == ["open subscript(index: Int) -> Any {", "get {", "set {", "}"].map {
          $0.hasSuffix("{") && $0.count == 5 ? String($0.prefix(3)) : $0
        })
  }

  @Test func anInitializerLosesItsBeginning() {
    #expect(
      members("- (instancetype)initWithTitle:(NSString *)title count:(NSInteger)count;")
        == ["public init(title: String, count: Int) { super.init() }"])
  }

  @Test func aClassMethodThatBeginsWithTheClassIsAnInitializer() {
    #expect(
      members("+ (instancetype)readerWithTitle:(NSString *)title;")
        == ["public convenience init(title: String) { self.init() }"])
  }

  @Test func aClassMethodWithAnotherBeginningIsNot() {
    #expect(members("+ (instancetype)sharedReader;") == ["open class func shared() -> Self"])
  }

  @Test func anErrorIsThrown() {
    #expect(
      members("- (BOOL)loadTitle:(NSString *)title error:(NSError **)error;") == [
        "open func loadTitle(_ title: String) throws"
      ])
  }

  @Test func aNullableResultOfAThrowingMethodIsCertain() {
    #expect(
      members("- (nullable NSData *)dataWithError:(NSError **)error;") == ["open func data() throws -> Data"])
  }

  @Test func aResultThatSaysNothingOfFailureKeepsTheErrorsPointer() {
    #expect(
      members("- (NSInteger)countTitles:(NSError **)error;")
        == ["open func countTitles(_ error: UnsafeMutablePointer<NSError?>) -> Int"])
  }

  @Test func givenNamesAreTaken() {
    #expect(
      members(
        """
        - (void)paintOn:(id)canvas size:(CGSize)size NS_SWIFT_NAME(draw(_:in:));
        - (void)hide:(id)x NS_REFINED_FOR_SWIFT;
        @property (readonly) NSInteger number NS_SWIFT_NAME(count);
        """) == [
          "open var count: Int { 0 }", "open func draw(_ canvas: Any, in size: CGSize)", "open func __hide(_ x: Any)",
        ])
  }

  @Test func booleanPropertiesHaveTheirGettersNames() {
    #expect(members("@property (getter=isOpen) BOOL open;") == ["open var isOpen: Bool = false"])
  }

  @Test func unavailableMethodsAreLeftOut() {
    #expect(
      members(
        "- (void)a NS_UNAVAILABLE;\n- (void)b __attribute__((unavailable(\"no\")));\n- (void)c NS_SWIFT_UNAVAILABLE(\"no\");"
      ) == [])
  }

  @Test func methodsKeepTheirSelectors() {
    let source = module("@interface A : NSObject\n- (void)turnTo:(int)a;\n@end").swiftSource
    #expect(
      source.contains("@objc(turnTo:) open func turn(to a: Int32) { _objectiveCCode(\"-[A turnTo:]\", \"Pages.h\") }"))
  }
}
