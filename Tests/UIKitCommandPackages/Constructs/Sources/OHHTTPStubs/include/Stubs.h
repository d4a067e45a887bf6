#import <Foundation/Foundation.h>

@interface HTTPStubs : NSObject
+ (void)removeAllStubs;
@end
