#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface Lamp : NSObject
@property (nonatomic) NSInteger brightness;
@end

NS_ASSUME_NONNULL_END
