import Testing

@testable import ObjectiveCHeaders

@Suite struct ClassTests {
  @Test func aClassCanBeMade() {
    #expect(
      swift("@interface PGReader : NSObject\n@end") == [
        "open class PGReader: NSObject {", "public override init() { super.init() }", "}",
      ])
  }

  @Test func aViewHasTheInitializersOfViews() {
    #expect(
      swift("@interface PGView : UIView\n- (instancetype)initWithFrame:(CGRect)frame;\n@end") == [
        "open class PGView: UIView {", "public override init(frame: CGRect) { super.init(frame: frame) }",
        "public required init?(coder: NSCoder) { super.init(coder: coder) }", "}",
      ])
  }

  @Test func initializersThatAreNotDesignatedAreConvenience() {
    #expect(
      members(
        """
        - (instancetype)init NS_UNAVAILABLE;
        - (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
        - (nullable instancetype)initWithPath:(NSString *)path;
        """) == [
          "public init(title: String) { super.init() }",
          "public convenience init?(path: String) { self.init(title: \"\") }",
        ])
  }

  @Test func aClassMethodTakesThePlaceOfAnUnavailableInitializer() {
    #expect(
      members("- (instancetype)init NS_UNAVAILABLE;\n+ (instancetype)reader;")
        == ["public override convenience init()"])
  }

  @Test func aSubclassOverridesDesignatedInitializers() {
    let all = swift(
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface PGPage : NSObject
      - (instancetype)initWithTitle:(NSString *)title;
      @end
      @interface PGCover : PGPage
      @end
      """)
    #expect(all.contains("public override init(title: String) { super.init(title: title) }"))
  }

  @Test func propertiesBeginAsObjectsDo() {
    #expect(
      members(
        """
        @property (nonatomic, copy, nullable) NSString *title;
        @property (nonatomic) NSInteger count;
        @property (nonatomic, copy) NSArray<NSString *> *titles;
        @property (nonatomic, strong) UIColor *color;
        @property (nonatomic, weak) id<NSCopying> delegate;
        @property (nonatomic, readonly) CGSize size;
        @property (class, readonly) PGReader *shared;
        @property (nonatomic, copy) void (^done)(void);
        """) == [
          "open var title: String? = nil", "open var count: Int = 0", "open var titles: [String] = []",
          "open var color: UIColor!", "open weak var delegate: NSCopying?", "open var size: CGSize { .zero }",
          "open class var shared: PGReader", "open var done: (() -> Void)!",
        ])
  }

  @Test func aWeakObjectOfAnyKindIsAnyObject() {
    #expect(members("@property (weak, readonly) id target;") == ["open var target: AnyObject? { nil }"])
  }

  @Test func protocolsHaveOptionalRequirements() {
    #expect(
      swift(
        """
        @protocol PGReading <NSObject>
        - (void)turn;
        @optional
        - (void)readerDidTurn:(nonnull NSString *)title;
        @property (readonly) BOOL open;
        @end
        @protocol PGPlain
        @end
        """) == [
          "@objc public protocol PGReading: NSObjectProtocol {", "func turn()",
          "@objc optional func readerDidTurn(_ title: String)", "@objc optional var open: Bool { get }", "}",
          "@objc public protocol PGPlain: AnyObject {", "}",
        ])
  }

  @Test func aClassHasWhatItsProtocolsRequire() {
    #expect(
      swift(
        "@protocol PGTurning\n- (void)turnTo:(NSInteger)page;\n@optional\n- (void)close;\n@end\n@interface A : NSObject <PGTurning, NSCopying>\n@end"
      ) == [
        "@objc public protocol PGTurning: AnyObject {", "func turn(to page: Int)", "@objc optional func close()", "}",
        "open class A: NSObject, PGTurning, NSCopying {", "public override init() { super.init() }",
        "open func turn(to page: Int)", "open func copy(with zone: NSZone? = nil) -> Any", "}",
      ])
  }

  @Test func categoriesOfOwnClassesBelongToThem() {
    #expect(
      swift("@interface A : NSObject\n@end\n@interface A (More)\n- (void)b;\n@end") == [
        "open class A: NSObject {", "public override init() { super.init() }", "open func b()", "}",
      ])
  }

  @Test func categoriesOfOtherClassesAreExtensions() {
    #expect(
      swift(
        "@interface UIView (PG)\n@property (nonatomic) CGFloat pg_left;\n+ (nonnull instancetype)viewWithTitle:(nonnull NSString *)title;\n@end"
      ) == [
        "extension UIView {", "public var pg_left: CGFloat {", "get", "set", "}",
        "public convenience init(title: String)", "}",
      ])
  }

  @Test func whatUIKitHasIsNotDeclaredAgain() {
    #expect(
      members(
        "- (void)layoutSubviews;\n@property (nonatomic) CGFloat alpha;\n- (NSString *)description;\n- (void)open;",
        superclass: "UIView"
      ).filter { !$0.contains("init") } == ["open func open()"])
  }

  @Test func whatASuperclassHasIsNotDeclaredAgain() {
    #expect(
      swift("@interface A : NSObject\n- (void)run;\n@end\n@interface B : A\n- (void)run;\n@end").filter {
        $0.contains("run")
      }.count == 1)
  }

  @Test func genericClassesHaveObjectsAsParameters() {
    let all = swift(
      "@interface PGBox<__covariant ObjectType> : NSObject\n@property (nullable) ObjectType value;\n@end\n@interface A : NSObject\n- (nonnull PGBox<NSString *> *)box;\n- (nonnull PGBox *)any;\n@end"
    )
    #expect(all.contains("open class PGBox<ObjectType: AnyObject>: NSObject {"))
    #expect(all.contains("open var value: ObjectType? = nil"))
    #expect(all.contains("open func box() -> PGBox<NSString>"))
    #expect(all.contains("open func any() -> PGBox<AnyObject>"))
  }

  @Test func sourcesSayWhereTheCodeIs() {
    #expect(
      module("@interface A : NSObject\n- (void)b;\n@end", sources: "@implementation A\n- (void)b {}\n@end").swiftSource
        .contains("_objectiveCCode(\"-[A b]\", \"Pages.m\")"))
  }

  @Test func classesAreListed() {
    #expect(
      module("@interface B : NSObject\n@end\n@interface A : B\n@end\n@interface A (C)\n@end").classNames == ["B", "A"])
  }

  @Test func classesThatDescendFromEachOtherEnd() {
    #expect(swift("@interface A : B\n@end\n@interface B : A\n- (instancetype)initWithX:(int)x;\n@end").count == 5)
  }

  @Test func factsAboutApplesClassesCanBeGiven() {
    let apple = AppleClasses(superclasses: { _ in [] }, members: { $0 == "UIView" ? ["pages"] : [] })
    #expect(!swift("@interface A : UIView\n@property int pages;\n@end", apple: apple).contains { $0.contains("pages") })
  }
}
