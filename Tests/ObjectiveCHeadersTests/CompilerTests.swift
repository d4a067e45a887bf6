import Foundation
import Testing

@testable import ObjectiveCHeaders

@Suite struct CompilerTests {
  /// The compiler accepts the source, without `@objc`, which `uikit` removes.
  @Test func theSourceCompiles() throws {
    let module = module(
      """
      #import <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      extern NSString * const PGErrorDomain;
      extern NSString * const PGTurnedNotification;
      typedef NS_ERROR_ENUM(PGErrorDomain, PGError) { PGErrorLost = 1, PGErrorTorn };
      typedef NS_ENUM(NSUInteger, PGMode) { PGModeDefault, PGModeSelf, PGModeSame = PGModeDefault };
      typedef NS_OPTIONS(NSUInteger, PGOptions) { PGOptionNone = 0, PGOptionFast = 1 << 0 };
      typedef enum { PGRed, PGBlue } PGColor;
      typedef struct { double x; PGColor color; PGMode mode; NSString * _Nullable name; } PGPoint;
      typedef NSString *PGKey NS_STRING_ENUM;
      extern PGKey const PGKeyTitle;
      typedef void (^PGBlock)(NSString * _Nullable title, NSError * _Nullable error);
      @protocol PGTurning <NSObject>
      - (instancetype)initWithNumber:(NSInteger)number;
      - (void)turnTo:(NSInteger)page;
      @property (nonatomic, copy) NSString *title;
      @end
      @interface PGBox<__covariant ObjectType> : NSObject
      @property (nullable) ObjectType value;
      - (BOOL)put:(ObjectType)value error:(NSError **)error;
      @end
      @interface PGReader : NSObject <PGTurning, NSCopying, NSSecureCoding>
      + (instancetype)readerWithTitle:(NSString *)title;
      - (nullable instancetype)initWithPath:(NSString *)path error:(NSError **)error;
      - (instancetype)initWithMode:(PGMode)mode point:(PGPoint)point;
      @property (nonatomic) PGMode mode;
      @property (nonatomic) PGPoint point;
      @property (nonatomic, readonly, weak) id<PGTurning> delegate;
      @property (nonatomic, copy) PGBlock block;
      @property (class, readonly) PGReader *shared;
      - (void)loadWithOptions:(PGOptions)options completion:(nullable PGBlock)completion;
      - (PGBox<NSString *> *)boxOfKeys:(NSDictionary<PGKey, id> *)keys in:(NSArray<PGReader *> *)self;
      - (NSInteger)count:(NSInteger *)count;
      @end
      @interface PGCover : PGReader
      - (instancetype)initWithCover:(NSString *)cover NS_DESIGNATED_INITIALIZER;
      - (instancetype)initWithColors:(NSArray<NSNumber *> *)colors;
      @end
      @interface NSString (PG)
      - (NSString *)pg_reversed;
      @property (readonly) NSUInteger pg_count;
      @end
      static inline double PGSum(PGPoint a, PGPoint b) { return 0; }
      NS_ASSUME_NONNULL_END
      """)
    #expect(module.skipped.isEmpty, "\(module.skipped)")
    let source = module.swiftSource.replacing("import UIKit", with: "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(#/@objc(\([\w:]*\))? ?/#, with: "") }.joined(separator: "\n")
    let client = """
      import Foundation
      final class Volume: PGCover {
        var pages: [Int] = []
        override func turn(to page: Int) { pages.append(page) }
      }
      func use(_ volume: Volume) throws {
        let reader = try PGReader(path: "a")
        reader.mode = .`default`
        reader.load(options: [.fast])
        volume.block = { title, error in print(title ?? "", error ?? PGError(.lost)) }
        _ = PGReader.shared.box(ofKeys: [.title: 1], in: [reader]).value
        try PGBox<NSString>().put("a")
        print(PGSum(PGPoint(), reader.point), NSNotification.Name.PGTurned, PGRed == PGBlue, NSString(string: "a").pg_count)
      }
      """
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "objc-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: folder.appending(path: "Pages.swift"), atomically: true, encoding: .utf8)
    try client.write(to: folder.appending(path: "Client.swift"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "5", "-module-name", "Pages", "Pages.swift", "Client.swift",
    ]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output)")
  }
}
